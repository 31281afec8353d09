/** How people name where something stands. */
export const JOB_STATUS: readonly [RegExp, string][] = [
  [/\b(?:completed?|done(?: and dusted)?|finished|wrapped up|all done)\b/i, 'completed'],
  [/\b(?:in[ _]progress|under ?way|started|running|active|on the go)\b/i, 'in_progress'],
  [/\b(?:cancel(?:led|ed)?|called off|fallen through)\b/i, 'cancelled'],
  [/\b(?:pending|not started|upcoming|on hold)\b/i, 'pending'],
];
export const TASK_STATUS: readonly [RegExp, string][] = [
  [/\b(?:completed?|done|finished|ticked off|tick(?: it)? off)\b|^tick\b/i, 'completed'],
  [/\b(?:in[ _]progress|under ?way|started)\b/i, 'in_progress'],
  [/\b(?:pending|not started)\b/i, 'pending'],
];
export const ITEM_STATUS: readonly [RegExp, string][] = [
  [/\b(?:delivered|arrived|turned up|shown up|landed|received)\b/i, 'delivered'],
  [/\b(?:ordered|on order)\b/i, 'ordered'],
  [/\bpending\b/i, 'pending'],
];
export const QUOTE_STATUS: readonly [RegExp, string][] = [
  [/\baccepted\b/i, 'accepted'],
  [/\b(?:declined|knocked back|rejected)\b/i, 'declined'],
  [/\bexpired\b/i, 'expired'],
  [/\bsent\b/i, 'sent'],
  [/\bdrafts?\b/i, 'draft'],
];

export const statusIn = (text: string, statuses: readonly [RegExp, string][]): string | undefined =>
  statuses.find(([says]) => says.test(text))?.[1];
