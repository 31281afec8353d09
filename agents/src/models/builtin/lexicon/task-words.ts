/** What opens a to-do and is no part of it. */
export const TASK_HEAD =
  /^(?:(?:can|could|would|will) you\s+|please\s+|also\s+|and\s+)*(?:(?:remind|nudge|ping|poke|prod|bug) (?:me|us)\b|(?:don'?t|do not) (?:let me |let us )?forget\b|remember\b|make sure (?:i|we|you)\b|make a note\b|note to self\b|(?:i|we)(?:'?ve)? (?:gotta|got to|need to|have to|must|should)\b|(?:gotta|got to|need to|have to|must)\b|(?:create|add|new|make|set up|set|put|log|chuck|stick|whack|bung|pop)\b\s*(?:me\s+|in\s+|on\s+)?(?:an?\s+|the\s+|another\s+)?(?:new\s+)?(?:tasks?|to-?dos?|reminders?|job for me)\b|(?:tasks?|to-?dos?|reminders?)\b(?=\s*(?:¦|:|-|,|to\b|for\b))|add to (?:my|the|me) (?:to-?do )?list\b|put (?:on|in) (?:my|the|me) (?:to-?do )?(?:list|diary)\b)\s*/i;
/** "stick it on me list", "put that in the diary": where it goes, not what it is. */
export const LIST_TAIL =
  /[,\s]*\b(?:and\s+|so\s+)?(?:(?:stick|put|chuck|whack|pop|add|bung|throw|slap|jot|get|have)\s+(?:it|that|this|them)?\s*(?:down\s+)?(?:on|to|in|into)\s+(?:my|me|the|our)\s+(?:to[ -]?do\s+)?(?:list|diary|calendar)|(?:on|to)\s+(?:my|me|the|our)\s+(?:to[ -]?do\s+)?list|(?:add|put|jot) (?:it|that) (?:down|on))\b/i;
/** "nudge me", "give us a heads up": what is wanted is the reminder itself. */
export const NUDGE =
  /\b(?:can you\s+|please\s+)?(?:remind|nudge|ping|poke|prod|bug|warn|tell|alert) (?:me|us)\b|\bgive (?:me|us) an? (?:heads[ -]?up|nudge|shout|reminder|yell|buzz|prod|poke|hoy|ping)\b|\bset (?:me |us )?(?:up )?an? reminder\b/i;
const TEAM = 'michelle|jerry|renea|sarah|me|myself|us';
/** Whom it is for. */
export const ASSIGNED = new RegExp(
  `\\b(?:for|by|assigned to|assign(?: it)? to|give (?:it |that )?to)\\s+(${TEAM})\\b\\s*:?|\\b(?:tell|get|ask|have)\\s+(michelle|jerry|renea|sarah)\\s+to\\b|^(michelle|jerry|renea|sarah)\\s+(?:to|needs to|has to|can)\\b`,
  'i',
);
