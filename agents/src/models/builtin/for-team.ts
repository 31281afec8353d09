import type { AssistantId } from '@smoko/contract';

const TO_DO = String.raw`(?:to|can(?: you)?|could(?: you)?|please|needs to|has to)\s+`;
/** A verb straight after the name: "Michelle remind me". A capital there makes it somebody's surname. */
const VERB = String.raw`(?=(?:order|get|remind|nudge|book|invoice|bill|quote|send|text|email|chase|log|record|mark|add|put|bring|move)\b)`;
const NAMED = new RegExp(
  `^(?:(?:get|tell|ask|have|can|could|would|will)\\s+)?(michelle|renea|sarah)[,:]?\\s+(?:${TO_DO}|${VERB})`,
  'i',
);

/** "Sarah - 3 tins of oil": a part that is addressed to somebody, in a message to several. */
const CALLED = /^(michelle|renea|sarah)\s*(?:-|:)\s*(?=\S)/i;

/** "get Sarah to order ..." names who is to do it, and what. */
export function ownMessage(part: string): { request: string; owner: AssistantId | null } {
  const match = NAMED.exec(part) ?? CALLED.exec(part);
  if (!match?.[1]) return { request: part, owner: null };
  return { request: part.slice(match[0].length), owner: match[1].toLowerCase() as AssistantId };
}

/** Whether a new request to somebody of the team begins here. */
export const startsForTeam = (text: string): boolean => NAMED.test(text) || CALLED.test(text);
