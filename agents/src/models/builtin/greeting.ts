const THANKS = /\b(?:thanks?|cheers|ta)\b/i;

const HELLO =
  /^(?:hi|hey|hello|hiya|g'?day|gday|(?:good )?morning|arvo|(?:good )?afternoon|yo|oi|how'?s it going|how are you|thanks?(?: you)?|cheers|ta)(?:\s+(?:there|mate|team|jerry|michelle|renea|sarah))?[\s.!?]*$/i;

/** What is said back to a greeting or a thank-you. */
export const greet = (message: string): string =>
  THANKS.test(message) ? 'No worries.' : "G'day. What do you need done?";

export const isGreeting = (message: string): boolean => HELLO.test(message.trim());
