import { type DraftExample, listDraftExamples } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { toPlain } from '../../db/stored.ts';
import { type Implementation, implement } from '../call.ts';
import type { MessageRow } from '../conversation/models.ts';
import { listHandler } from '../tables/list-handler.ts';
import { type DraftRow, proposedIn } from './drafts.ts';

/**
 * What was said, drafted and saved, kept with the business's other records and nowhere else: whoever wishes exports
 * it, to teach a model or to show what was misread.
 */
export function draftExamples({
  drafts,
  messages,
}: {
  drafts: Repository<DraftRow>;
  messages: Repository<MessageRow>;
}): Implementation {
  const page = listHandler(drafts, async (call, docs) => {
    const runs = docs.flatMap((doc) => {
      const { runId } = proposedIn(doc);
      return runId ? [new Types.ObjectId(runId)] : [];
    });
    const asked = await messages.model
      .find({ user_id: new Types.ObjectId(call.actor.userId), run_id: { $in: runs }, role: 'user' })
      .sort({ position: -1 })
      .lean();
    const saidIn = new Map(asked.map(({ run_id, content }) => [String(run_id), String(content)]));
    return docs.map((doc) => asExample(doc, saidIn.get(proposedIn(doc).runId ?? '') ?? null));
  });
  return implement(listDraftExamples, (call, input) => page(call, { ...input, status: 'saved' }));
}

function asExample(doc: DraftRow, said: string | null): DraftExample {
  const { id, tool, entity, op, fields, also, assistant, model, created_at } = toPlain(doc);
  const { fields: drafted, first } = proposedIn(doc);
  return {
    ...{ id, tool, entity, op, assistant, model, created_at, said, drafted },
    drafted_first: first,
    saved: fields,
    saved_first: also?.fields ?? null,
    amended: Boolean(doc.proposed),
  };
}
