import type { Ungrounded } from './doubts.ts';

/** A doubt about a call, and why, as its card says it. */
export type Found = Ungrounded & { why: string };

export const NOT_USED = 'I did not use this.';
