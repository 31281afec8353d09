/** How an answer tells what was done. */
const DEED =
  /(?:^|: )(?:Added|Created|Updated|Recorded|Drafted|Marked|Deleted|Moved|Sent|Put|Undone|Done|Changed|Credited|Refunded|Voided|Issued|Invoiced|Claimed|Saved|Booked|Ordered|Cancelled|Set|Made|Removed|Renamed|Restored)\b/mu;
/** Answers after which "undo that" is still about what was done before them. */
const LATELY = 2;

/**
 * "undo that", some turns after anything was done: what would be taken back is not what was talked about, and whoever says so
 * looks at it first. `answers`: what was answered before, latest last.
 */
export const isLongAgo = (tool: string, args: Readonly<Record<string, unknown>>, answers: readonly string[]): boolean =>
  tool === 'undo_last' &&
  args.record === undefined &&
  answers.length >= LATELY &&
  !answers.slice(-LATELY).some((text) => DEED.test(text));
