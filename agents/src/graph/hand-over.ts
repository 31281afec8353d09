import type { AssistantId } from '@smoko/contract';
import { z } from 'zod';
import { withoutBlocks } from '../blocks.ts';
import type { ToolDefinition } from '../models/ask.ts';

const entry = z.strictObject({
  assistant: z.enum(['michelle', 'renea', 'sarah']),
  // a model that copies its blocks along hands over words only: the receiver gets its own
  request: z.string().transform(withoutBlocks).pipe(z.string().trim().min(1).max(8_000)),
  needs_mine: z.boolean().default(false),
});
export const handOverArgs = z.strictObject({ to: z.array(entry).min(1).max(12) });

export interface HandOver {
  assistant: AssistantId;
  request: string;
  /** Needs a record that Jerry makes for the same message: not started when that failed. */
  needs_mine: boolean;
}

export const HAND_OVER = 'hand_over';

/** Routing. Not a tool of the tools room: it does nothing to records, it only says who works next. */
export const handOverTool: ToolDefinition = {
  type: 'function',
  function: {
    name: HAND_OVER,
    description:
      'Give parts of the message to the team: michelle (to-dos, reminders, schedule, messages to clients), renea (quotes, invoices, payments, expenses, money owed), sarah (materials, deliveries, suppliers). They answer the user themselves.',
    parameters: {
      type: 'object',
      properties: {
        to: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              assistant: { type: 'string', enum: ['michelle', 'renea', 'sarah'] },
              request: { type: 'string', description: 'Complete request in the words of the user, with all details' },
              needs_mine: { type: 'boolean', description: 'true: needs a record you make in this answer' },
            },
            required: ['assistant', 'request'],
          },
        },
      },
      required: ['to'],
    },
  },
};

/** One entry per assistant: several requests to one are worked through in one go, in order. */
export function merged(entries: HandOver[]): HandOver[] {
  const byAssistant = new Map<AssistantId, HandOver>();
  for (const next of entries) {
    const had = byAssistant.get(next.assistant);
    const both = had && {
      ...next,
      request: `${had.request}\n${next.request}`,
      needs_mine: had.needs_mine || next.needs_mine,
    };
    byAssistant.set(next.assistant, both ?? next);
  }
  return [...byAssistant.values()];
}
