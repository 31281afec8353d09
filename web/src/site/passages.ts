import type { Passage } from './passage.ts';

/** What the visitor chat knows: each content file's passages are a line here. */
export const PASSAGES: readonly Passage[] = [];
