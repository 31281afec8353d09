import { HumanMessage, SystemMessage } from '@langchain/core/messages';
import type { AssistantId } from '@smoko/contract';
import { inWords, lacking } from '../../abilities.ts';
import { block, contextBlock } from '../../blocks.ts';
import { type KnownRecord, recordLines } from '../../known.ts';
import { read } from './reading.ts';
import type { Reply } from './reply.ts';
import { respond } from './respond.ts';

/** Tool names by assistant as the model sees them; the assistants' own list is not this room's to know. */
const TOOLS: Record<AssistantId, string[]> = {
  jerry: ['hand_over', ...crud('job', 'jobs'), ...crud('client', 'clients')],
  michelle: [
    ...crud('task', 'tasks'),
    ...crud('client', 'clients'),
    'show_schedule',
    'send_message',
    'list_jobs',
    'list_finance_records',
  ],
  renea: [
    ...crud('finance_record', 'finance_records'),
    ...crud('quote', 'quotes'),
    'mark_invoice_paid',
    'send_invoice',
    'send_quote',
  ],
  sarah: [
    ...crud('procurement_item', 'procurement_items'),
    ...crud('supplier', 'suppliers'),
    'send_message',
    'send_order',
  ],
};
function crud(one: string, many: string): string[] {
  return [`create_${one}`, `find_${one}`, `list_${many}`, `update_${one}`, `delete_${one}`];
}

/** The business's Friday 20 November 2026, nothing on the screen. */
export const CONTEXT = contextBlock({
  today: '2026-11-20',
  weekday: 'Friday',
  zone: 'Australia/Sydney',
  country: 'AU',
  business: 'Carmody Trades',
  user: 'Mel Carmody',
  job_on_screen: null,
  cannot: inWords(lacking([])),
});

/** What the built-in model answers to a message in an assistant's box, on Friday 20 November 2026. */
export function reply(assistant: AssistantId, message: string, records: KnownRecord[] = []): Reply {
  const text = records.length ? `${message}\n\n${block('records', recordLines(records))}` : message;
  return respond(
    read([new SystemMessage(`You are ${assistant}.\n\n${CONTEXT}`), new HumanMessage(text)], TOOLS[assistant]),
  );
}

/** The only call, as name and arguments. */
export function onlyCall(
  assistant: AssistantId,
  message: string,
  records: KnownRecord[] = [],
): [string, Record<string, unknown>] {
  const { calls, text } = reply(assistant, message, records);
  const [one] = calls;
  if (!one || calls.length !== 1) throw new Error(`${calls.length} calls for "${message}": ${text}`);
  return [one.name, one.args];
}
