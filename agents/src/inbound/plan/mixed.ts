import { isEmergency } from '../says/emergency.ts';
import { emergency } from './others.ts';
import type { Given, InboundPlan } from './shape.ts';

const WARNING =
  'The answer stands inside an earlier message, and nothing marks which words are theirs. Nothing was done.';

/**
 * Of a message in which nobody can tell the sender's words from those they answer: nothing is proposed, and the tradie
 * is asked to read it. A yes in it may be our own "reply YES".
 */
export function readItYourself(given: Given, warnings: readonly string[]): InboundPlan {
  const { who, incoming } = given;
  const rings = !incoming.automatic && isEmergency(given.said) ? emergency(given) : null;
  return {
    intent: 'other',
    summary: `${who} answers inside your message: read it yourself`,
    facts: [],
    warnings: [...new Set([...(rings?.warnings ?? []), ...warnings, WARNING])],
    assistant: 'michelle',
    changes: [],
    urgent: rings ? 'emergency' : null,
    task: {
      task_name: `Read what ${who} wrote: the answer stands inside your message`,
      notes: null,
      project_id: incoming.about.project_id,
    },
    draft: null,
    opt_out: false,
  };
}
