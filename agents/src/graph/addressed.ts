import { ASSISTANT_IDS, type AssistantId } from '@smoko/contract';

const NAMES = ASSISTANT_IDS.join('|');
const GREETING = "(?:(?:hey|hi|hiya|hello|g'?day|gday|ok|okay|oi|morning|arvo|yo)[,!]?\\s+)?";
const CALLED = new RegExp(
  `^\\s*${GREETING}(${NAMES})\\s*(?:[,:!-]|\\s(?:can|could|would|will) (?:you|ya|u)\\b|\\s(?:please|pls|plz)\\b)`,
  'i',
);

/**
 * Who certainly gets a message: who is called by name ("Sarah, order ..."), else in whose box it was written.
 * When the rest also names somebody else of the team, Jerry sorts it out.
 */
export function addressed(message: string, box: AssistantId): AssistantId {
  const called = CALLED.exec(message)?.[1]?.toLowerCase() as AssistantId | undefined;
  if (!called) return box;
  const others = ASSISTANT_IDS.filter((id) => id !== called && id !== 'jerry');
  const rest = message.toLowerCase();
  return others.some((id) => new RegExp(`\\b${id}\\b`).test(rest)) ? 'jerry' : called;
}
