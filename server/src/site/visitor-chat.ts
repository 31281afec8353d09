import { existsSync, readFileSync } from 'node:fs';
import type { Passage, Visitor } from '@smoko/agents';
import type { askVisitorChat, DomainInput, VisitorAnswer } from '@smoko/contract';
import type { LoadAssistants } from '../chat/assistants.ts';

const PATIENCE_MS = 20_000;

export type AskVisitor = (question: DomainInput<typeof askVisitorChat>) => Promise<VisitorAnswer>;

/** What is made up on the pages has a label there; Jerry says it in words. */
const EXAMPLES = 'What follows is an example: whoever runs this Smoko has not put in their own yet.';

/** A piece of the site as the build writes it: `example` while what it says is not the operator's own (SITE_CONTENT=own). */
type SitePassage = Passage & { example?: true };

/**
 * Jerry for visitors, who knows what stands in `file` (web/dist/site/passages.json) and nothing else.
 * `own`: figures, people and places there are the operator's own.
 */
export function createVisitorChat(load: LoadAssistants, file: string, own: boolean): AskVisitor {
  let visitor: Visitor | undefined;
  return async ({ message, history }) => {
    const { modelFor, createVisitor } = await load();
    visitor ??= createVisitor(passagesIn(file, own));
    const model = await modelFor(null, { what: 'text', ref: 'visitor' });
    return visitor.answer(model, { message, history, signal: AbortSignal.timeout(PATIENCE_MS) });
  };
}

const passagesIn = (file: string, own: boolean): Passage[] =>
  (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SitePassage[]) : []).map(
    ({ example = false, text, ...rest }) => ({ ...rest, text: example && !own ? `${EXAMPLES} ${text}` : text }),
  );
