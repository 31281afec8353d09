/** How an answer tells what was done. */
const DEED =
  /(?:^|: )(?:Added|Created|Updated|Recorded|Drafted|Marked|Deleted|Moved|Sent|Put|Undone|Done|Changed|Credited|Refunded|Voided|Issued|Invoiced|Claimed|Saved|Booked(?! (?:from|on|for|today|tomorrow|this|next)\b)|Ordered|Cancelled|Set|Made|Removed|Renamed|Restored)\b/mu;
/** Answers after which "undo that" is still about what was done before them, where a language model read it, else not. */
const LATELY = { host: 2, builtin: 1 };

/**
 * "undo that", some turns after anything was done: what would be taken back is not what was talked about, and whoever says so
 * looks at it first. `answers`: what was answered before, latest last.
 */
export const isLongAgo = (
  tool: string,
  args: Readonly<Record<string, unknown>>,
  answers: readonly string[],
  by: keyof typeof LATELY,
): boolean =>
  tool === 'undo_last' &&
  args.record === undefined &&
  answers.length >= LATELY.host &&
  !answers.slice(-LATELY[by]).some((text) => DEED.test(text));
