const bundled = (name: string) => new URL(`../../../node_modules/.cache/smoko/${name}`, import.meta.url);

/**
 * Stand in for the sources while unit tests run: a worker or a process from a bundle begins in a sixth of the processor
 * time that it takes from source. Made by tests/support/bundle-once.ts.
 */
export const WORKER = bundled('embedded-worker.mjs');
export const CLI = bundled('embedded-cli.mjs');
export const COPY = bundled('embedded-copy.mjs');
