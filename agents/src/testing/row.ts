/** A record of the office that tests work in. */
export type Row = Record<string, unknown> & { id: string };
