/** Stands in for the source while unit tests run: threads begin faster from a bundle. Made by tests/support/bundle-once.ts. */
export const THREAD = new URL('../../../node_modules/.cache/smoko/understanding.mjs', import.meta.url);
