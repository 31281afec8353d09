import type { AssistantId } from '@smoko/contract';

const NAMED = /^(?:(?:get|tell|ask|have)\s+)?(michelle|renea|sarah)\s+(?:to|can(?: you)?|could(?: you)?|please)\s+/i;

/** "get Sarah to order ..." names who is to do it, and what. */
export function ownMessage(part: string): { request: string; owner: AssistantId | null } {
  const match = NAMED.exec(part);
  if (!match?.[1]) return { request: part, owner: null };
  return { request: part.slice(match[0].length), owner: match[1].toLowerCase() as AssistantId };
}
