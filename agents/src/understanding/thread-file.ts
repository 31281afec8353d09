/** The thread's code: a bundle has it beside it, source runs from source. Unit tests take a bundle of ../testing/. */
export const THREAD = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);
