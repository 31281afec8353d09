/** Words with which a new request begins inside a message: ", and order 16 packs", ". remind me to". */
export const OPENERS: readonly RegExp[] = [
  /^(?:order|re-?order|buy|grab|purchase|source)\b/i,
  /^(?:remind me|nudge me)\b.*\b(?:to|about|that)\b/i,
  /^(?:invoice|bill)\s+(?!due|for\b|paid|is\b|was\b)/i,
  /^quote\s+(?!is\b|for\b|was\b)/i,
  /^(?:raise|draft|send|email|text|sms|message|shoot|flick)\s+(?:an?|the|him|her|them|it|[A-Z])/i,
  /^(?:create|add|make|open|log|record)\s+(?:an?\s+|the\s+)?(?:new\s+)?(?:job|client|customer|supplier|task|to-?do|reminder|quote|invoice|expense|payment|item)\b/i,
  /^new\s+(?:job|client|customer|supplier|task|to-?do|reminder|quote|invoice|expense)\b/i,
  /^(?:mark|delete|remove|cancel|update)\s+(?:the\s+|job\s+)?\w+/i,
];
