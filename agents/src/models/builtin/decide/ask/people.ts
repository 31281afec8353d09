import { properName } from '../../extract/phrases.ts';
import { nameOnly } from '../../extract/references.ts';
import type { Intent } from '../../intent/intents.ts';
import type { Reading } from '../../reading.ts';
import { call, type Reply, say } from '../../reply.ts';

const FIELD = `(?:e-?mail(?: address)?|phone(?: number)?|mobile(?: number)?|number|address|details|contact)`;

export function askPeople(request: string, { entity, verb }: Intent, _reading: Reading): Reply {
  if (verb === 'list') return call(`list_${entity}s`, {});
  const name = owner(request) || nameOnly(request, /\b(?:clients?|customers?|suppliers?)\b/gi);
  return name ? call(`find_${entity}`, { [entity]: properName(name) }) : say(`Which ${entity} should I look up?`);
}

/** "what's Rosa Delgado's email" names her. */
function owner(request: string): string | undefined {
  const match = new RegExp(
    `^(?:(?:what(?:'s| is)|whats|give me|get me|find|show me)\\s+)?(.+?)(?:'s?|s')\\s+${FIELD}\\b`,
    'i',
  ).exec(request);
  const of = new RegExp(`\\b${FIELD}\\s+(?:of|for)\\s+([^,;:?!¦]+?)(?=\\s+(?:to|is)\\b|[,;:?!¦]|$)`, 'i').exec(request);
  return (match?.[1] ?? of?.[1])?.replace(/^(?:the\s+)?(?:client|customer|supplier)\s+/i, '').trim();
}
