import { forwardedFrom, isForward } from '../read/forwarded.ts';
import { isEmergency } from '../says/emergency.ts';
import { emergency } from './others.ts';
import { paperNews } from './papers.ts';
import type { Given, InboundPlan, Part } from './shape.ts';

const WARNING =
  'The answer stands inside an earlier message, and nothing marks which words are theirs. Nothing was done.';
const FORWARDED = 'It is a message of somebody else that was passed on. Nothing in its words was done.';

/**
 * Of a message in which nobody can tell the sender's words from those they answer or pass on: nothing of its words is proposed,
 * and the tradie is asked to read it. A yes in it may be our own "reply YES". What its PDFs say is theirs all the same.
 */
export function readItYourself(given: Given, warnings: readonly string[]): InboundPlan {
  const { who, incoming, found } = given;
  const rings = !incoming.automatic && isEmergency(given.said) ? emergency(given) : null;
  const papers = paperNews(given);
  const part = papers?.part ?? unread(given);
  return {
    intent: papers ? found.intent : 'other',
    summary: `${who} ${isForward(incoming) && papers ? `forwards a message: ${part.clause}` : part.clause}`,
    facts: part.facts ?? [],
    warnings: [...new Set([...(rings?.warnings ?? []), ...warnings, ...(part.warnings ?? [])])],
    assistant: papers ? 'renea' : 'michelle',
    changes: part.changes ?? [],
    urgent: rings ? 'emergency' : null,
    task: part.task ?? null,
    draft: null,
    opt_out: false,
  };
}

function unread({ who, incoming }: Given): Part {
  const { project_id } = incoming.about;
  if (!isForward(incoming))
    return {
      clause: 'answers inside your message: read it yourself',
      warnings: [WARNING],
      task: {
        task_name: `Read what ${who} wrote: the answer stands inside your message`,
        notes: null,
        project_id,
      },
    };
  const whose = forwardedFrom(incoming);
  const what = `a message${whose ? ` from ${whose}` : ''}`;
  return {
    clause: `forwards ${what}: read it yourself`,
    warnings: [FORWARDED],
    task: { task_name: `Read what ${who} forwards: ${what}`, notes: null, project_id },
  };
}
