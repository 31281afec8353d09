/** What the assistants have no means for. */
export const CANNOT: readonly { says: RegExp; answer: string }[] = [
  {
    says: /^(?:ring|phone|give\s+\S+(?:\s+\S+)?\s+a\s+(?:ring|call|bell|buzz))\b|^call\s+(?!it\b|out\b|the job\b)/,
    answer: "I can't ring people, so you will need to make that call. I can add a to-do for it or write a message?",
  },
  {
    says: /^undo\b/,
    answer: 'Use Undo beside what was done, and it is taken back where that is possible.',
  },
  {
    says: /^(?:transfer|pay|wire)\b(?!.*\bremind)|\b(?:bank transfer|transfer (?:the )?money)\b/,
    answer: "I can't move money. Once you have paid it yourself, tell me and I will mark it off?",
  },
  {
    says: /\b(?:competitors?|other (?:business|company|tradies?)(?:'s|s)?)\b.*\b(?:prices?|numbers?|quotes?|charge)\b/,
    answer: "I can't see other businesses' records, only yours.",
  },
];
