// What the client says whatever is played; the words of a game come with it (see i18n).

const files = import.meta.glob<string>("../../locale/pl/web-{shell,table}.ftl", { query: "?raw", import: "default", eager: true });

export default Object.values(files).join("\n");
