/** The last answer put a message up that is not sent yet. */
export const MESSAGE_WAITS = /\bSend (?:a )?(?:message|sms|text|e-?mail)\b.* - this waits for your yes\./i;
/** A few words that change a message, or go on with it, and name nothing to change on file. */
export const CHANGES_MESSAGE =
  /^(?:(?:no|nah|wait|actually|sorry|oh|hang on)[\s,]+)*(?:(?:change|make|put)\s+(?:it|that|the time|the day|the date|the price)\s+(?:to\s+|say\s+)?\S|(?:and|also|oh and|plus)\s+(?:also\s+)?(?:that|tell|say|ask|let|mention|the|if|well|we|i)\b|(?:say|tell (?:him|her|them)|add)\s+(?:that|also|we|i)\b)/i;
/** What to say where a message waits and something is to be different in it. */
export const AS_IT_STANDS =
  'That message is not sent and stays as you gave it. Say no to drop it, then tell me all that it should say.';
