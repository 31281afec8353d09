export const GREETING = "G'day. What do you need done?";

const HELLO =
  /^(?:hi|hey|hello|hiya|g'?day|gday|(?:good )?morning|arvo|(?:good )?afternoon|yo|oi|how'?s it going|how are you|thanks?(?: you)?|cheers|ta)(?:\s+(?:there|mate|team|jerry|michelle|renea|sarah))?[\s.!?]*$/i;

export const isGreeting = (message: string): boolean => HELLO.test(message.trim());
