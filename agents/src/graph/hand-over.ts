import { ASSISTANT_IDS, type AssistantId } from '@smoko/contract';
import { z } from 'zod';
import { withoutBlocks } from '../blocks.ts';
import type { ToolDefinition } from '../models/ask.ts';
import type { Assignment } from './state.ts';

const entry = z.strictObject({
  assistant: z.enum(ASSISTANT_IDS),
  // a model that copies its blocks along hands over words only: the receiver gets its own
  request: z.string().transform(withoutBlocks).pipe(z.string().trim().min(1).max(8_000)),
  needs_mine: z.boolean().default(false),
});
export const handOverArgs = z.strictObject({ to: z.array(entry).min(1).max(12) });

export interface HandOver {
  assistant: AssistantId;
  request: string;
  /** Needs a record that whoever hands over makes for the same message: not started when that failed. */
  needs_mine: boolean;
}

export const HAND_OVER = 'hand_over';
/** Who may still get a part: nobody who had it, so that it goes through everybody's hands once at most. */
export const receivers = ({ assistant, had = [] }: Assignment): AssistantId[] =>
  ASSISTANT_IDS.filter((id) => id !== assistant && !had.includes(id));

const LOOKS_AFTER: Readonly<Record<AssistantId, string>> = {
  jerry: 'jobs, also repeat visits, and their clients',
  michelle: 'to-dos, reminders, schedule, messages to clients',
  renea: 'quotes, invoices, payments, expenses, money owed',
  sarah: 'materials, deliveries, suppliers',
};

/** Routing. Not a tool of the tools room: it does nothing to records, it only says who works next. */
export function handOverTool(to: readonly AssistantId[]): ToolDefinition {
  const who = to.map((id) => `${id} (${LOOKS_AFTER[id]})`).join(', ');
  return {
    type: 'function',
    function: {
      name: HAND_OVER,
      description: `Give parts of the message to who looks after them: ${who}. They get the whole message and the records too, and answer the user themselves.`,
      parameters: {
        type: 'object',
        properties: {
          to: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                assistant: { type: 'string', enum: [...to] },
                request: { type: 'string', description: 'Their part in the words of the user, with all details' },
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
}

/** One entry per assistant: several requests to one are worked through in one go, in order. */
export const merged = (entries: readonly HandOver[]): HandOver[] =>
  byAssistant(entries, (had, next) => ({
    ...next,
    request: `${had.request}\n${next.request}`,
    needs_mine: had.needs_mine || next.needs_mine,
  }));

/** The same for parts that several assistants hand on at once. */
export const together = (parts: readonly Assignment[]): Assignment[] =>
  byAssistant(parts, (had, next) => ({
    ...next,
    request: had.request === next.request ? next.request : `${had.request}\n${next.request}`,
    doneSoFar: [...new Set([...had.doneSoFar, ...next.doneSoFar])],
    had: [...new Set([...(had.had ?? []), ...(next.had ?? [])])],
  }));

function byAssistant<T extends { assistant: AssistantId }>(all: readonly T[], both: (had: T, next: T) => T): T[] {
  const found = new Map<AssistantId, T>();
  for (const next of all) {
    const had = found.get(next.assistant);
    found.set(next.assistant, had ? both(had, next) : next);
  }
  return [...found.values()];
}
