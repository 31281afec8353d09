import type { AssistantId } from '@smoko/contract';
import { tellsOnly } from './acts/kinds/talk.ts';
import { pasteIn } from './paste/paste.ts';
import type { Reading } from './reading.ts';

export const UNCLEAR: Readonly<Record<AssistantId, string>> = {
  jerry: 'I did not catch what you need. Is it about a job, a client, a quote, an invoice, an order or a to-do?',
  michelle: 'I did not catch that. Is it a to-do, a booking, a message or something about a client?',
  renea: 'I did not catch that. Is it a quote, an invoice, a payment or an expense?',
  sarah: 'I did not catch that. What should I order, or which delivery or supplier is it about?',
};

/** To what asks for nothing that anybody could see: it is told back that nothing was done with it. */
export const TOLD =
  'Righto. I have done nothing with that. If it should go on a job or the list, what would you like done?';

/** Pasted alone, without a word of what to do with it. */
export const WITH_THAT =
  'What would you like me to do with that message? I can make a job, a quote, an expense or a to-do of it. I have done nothing with it yet, and I can never pay anybody.';

/** Asked back, by whoever reads the message. */
export function unclear(reading: Reading): string {
  if (pasteIn(reading.message)) return WITH_THAT;
  if (tellsOnly(reading.message)) return TOLD;
  if (reading.router) return UNCLEAR.jerry;
  if (reading.tools.has('create_quote')) return UNCLEAR.renea;
  return reading.tools.has('create_procurement_item') ? UNCLEAR.sarah : UNCLEAR.michelle;
}
