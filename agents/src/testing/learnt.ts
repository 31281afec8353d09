/** Stands in for the build's file while unit tests run: they learn the examples once, not once a file. */
export const LEARNT = new URL('../../../node_modules/.cache/smoko/learnt.json', import.meta.url);
