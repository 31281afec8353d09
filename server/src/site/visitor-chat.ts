import { existsSync, readFileSync } from 'node:fs';
import type { Passage, Visitor } from '@smoko/agents';
import type { askVisitorChat, DomainInput, VisitorAnswer } from '@smoko/contract';
import type { LoadAssistants } from '../chat/assistants.ts';

const PATIENCE_MS = 20_000;

export type AskVisitor = (question: DomainInput<typeof askVisitorChat>) => Promise<VisitorAnswer>;

/** Jerry for visitors, who knows what stands in `file` (web/dist/site/passages.json) and nothing else. */
export function createVisitorChat(load: LoadAssistants, file: string): AskVisitor {
  let visitor: Visitor | undefined;
  return async ({ message, history }) => {
    const { modelFor, createVisitor } = await load();
    visitor ??= createVisitor(passagesIn(file));
    const model = await modelFor(null, { what: 'text', ref: 'visitor' });
    return visitor.answer(model, { message, history, signal: AbortSignal.timeout(PATIENCE_MS) });
  };
}

const passagesIn = (file: string): Passage[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Passage[]) : [];
