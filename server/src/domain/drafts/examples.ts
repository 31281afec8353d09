import { type DraftExample, listDraftExamples } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { type StoredDoc, toPlain } from '../../db/stored.ts';
import { type Implementation, implement } from '../call.ts';
import { listHandler } from '../tables/list-handler.ts';
import { alsoOf, proposedIn } from './drafts.ts';

type Fields = Record<string, unknown>;

/**
 * What was said, drafted and saved, kept with the business's other records and nowhere else: whoever wishes exports
 * it, to teach a model or to show what was misread.
 */
export function draftExamples({ drafts, messages }: { drafts: Repository; messages: Repository }): Implementation {
  const page = listHandler(drafts, async (call, docs) => {
    const runs = docs.flatMap((doc) => proposedIn(doc).runId ?? []);
    const asked = await messages.model
      .find({ user_id: new Types.ObjectId(call.actor.userId), run_id: { $in: runs }, role: 'user' })
      .sort({ position: -1 })
      .lean<StoredDoc[]>();
    const saidIn = new Map(asked.map(({ run_id, content }) => [String(run_id), String(content)]));
    return docs.map((doc) => asExample(doc, saidIn.get(proposedIn(doc).runId ?? '') ?? null));
  });
  return implement(listDraftExamples, (call, input) => page(call, { ...input, status: 'saved' }));
}

function asExample(doc: StoredDoc, said: string | null): DraftExample {
  const { id, tool, entity, op, fields, assistant, model, created_at } = toPlain(doc);
  const proposed = proposedIn(doc);
  return {
    ...({ id, tool, entity, op, assistant, model, created_at } as Pick<
      DraftExample,
      'id' | 'tool' | 'entity' | 'op' | 'assistant' | 'model' | 'created_at'
    >),
    said,
    drafted: proposed.fields,
    drafted_first: proposed.first,
    saved: fields as Fields,
    saved_first: alsoOf(doc)?.fields ?? null,
    amended: Boolean(doc.proposed),
  };
}
