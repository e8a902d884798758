importScripts("/push.js");
