const SETS = [
  /\b(every|each) (one|single|client|supplier|job|task|item|quote|invoice|record|order|bill|customer|reminder)/,
  /\b(everyone|everybody|everything)\b/,
  /\b(all|whole) (of )?(the |my |our |these |those |them\b|open |old |overdue |pending |unpaid |completed |cancelled )/,
  /\ball (clients|suppliers|jobs|tasks|items|quotes|invoices|records|orders|bills|customers|reminders)\b/,
  /\b(whatever|whatevers|what's|whats) (is |are )?(still |left )?(owing|owed|outstanding|overdue|unpaid|left)\b/,
  /\b(whole|entire|full)\b.*\b(list|book|directory)\b/,
  /\bany(one|body|thing) (who|that)\b/,
];
/** Whole list as one thing: "all the best" and "that's all" are not sets of records. */
const NOT_SETS = /\b(that'?s all|all good|all done|all the best|at all|all up|all in|all of it)\b/g;

/** Whether a message names a set of records rather than the records themselves. */
export function namesSet(message: string): boolean {
  const text = message.toLowerCase().replace(/[’‘]/g, "'").replace(NOT_SETS, ' ');
  return SETS.some((pattern) => pattern.test(text));
}
