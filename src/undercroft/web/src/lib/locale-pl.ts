// What the client says whatever is played, and what every game says of itself; its other words come with it (see i18n).

const files = import.meta.glob<string>(["../../locale/pl/*.ftl", "../games/*/locale/pl/front.ftl"], { query: "?raw", import: "default", eager: true });

export default Object.values(files).join("\n");
