// What travels between the server and the browser; undercroft/table/wire.py declares it.

export type * from "./wire.generated";
