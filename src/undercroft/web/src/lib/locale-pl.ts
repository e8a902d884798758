const files = import.meta.glob<string>("../../locale/pl/*.ftl", { query: "?raw", import: "default", eager: true });

export default Object.values(files).join("\n");
