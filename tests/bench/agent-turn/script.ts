import { z } from 'zod';

/** A chat-completions request, as far as the script reads it. */
export const requestSchema = z.object({
  stream: z.boolean().default(false),
  messages: z.array(
    z.object({
      role: z.string(),
      content: z.union([z.string(), z.array(z.object({ text: z.string() })), z.null()]).optional(),
      tool_calls: z.array(z.object({ function: z.object({ name: z.string() }) })).optional(),
    }),
  ),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).default([]),
});
type Request = z.output<typeof requestSchema>;

export interface Answer {
  text: string;
  call: { name: string; args: object } | null;
}

/** Plain: one thing for one assistant, in a tradie's words. */
export const PLAIN = 'Order 3 downlights at $24.90 each for job 1001 from Reece and tell me the total';
/** The same wish, worded so that it takes a model to see whose it is. */
export const VEILED =
  'Reece has downlights at $24.90, we want 3 of them on job 1001, and what does that job come to then';
/** What the last answer has to say. */
export const TOTAL = '$74.70';

const ORDER = { item_name: 'downlights', quantity: 3, unit_price: 24.9, job: '1001', supplier: 'Reece' };
const STEPS = [
  { name: 'create_procurement_item', args: ORDER },
  { name: 'list_procurement_items', args: { job: '1001', outstanding: true } },
];
const HAND_OVERS: Record<string, (request: string) => object> = {
  hand_over: (request) => ({ to: [{ assistant: 'sarah', request }] }),
  transfer_to_sarah: () => ({}),
};

/**
 * What a sensible model would answer, from nothing but the request: whoever has the tools does the two steps, the
 * second after the first because it adds up what the first made; whoever has not hands over, once.
 */
export function decide({ messages, tools }: Request): Answer {
  const offered = new Set(tools.map((tool) => tool.function.name));
  const called = new Set(messages.flatMap((m) => m.tool_calls ?? []).map((call) => call.function.name));
  const step = STEPS.find(({ name }) => offered.has(name) && !called.has(name));
  if (step) return { text: '', call: step };
  const mayWork = STEPS.some(({ name }) => offered.has(name));
  const handOver = Object.entries(HAND_OVERS).find(([name]) => offered.has(name) && !called.has(name));
  if (handOver && !mayWork) {
    const [name, args] = handOver;
    return { text: '', call: { name, args: args(textOf(messages.findLast(({ role }) => role === 'user'))) } };
  }
  const read = messages.filter(({ role }) => role !== 'user' && role !== 'system').map(textOf);
  const total = /(\$\d+\.\d\d) in all|total is (\$\d+\.\d\d)/.exec(read.join('\n'));
  const amount = total?.[1] ?? total?.[2] ?? 'not known';
  return { text: `3 downlights from Reece are on the list for job 1001. The total is ${amount}.`, call: null };
}

function textOf(message: Request['messages'][number] | undefined): string {
  const content = message?.content ?? '';
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('');
}
