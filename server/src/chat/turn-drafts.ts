import type { TurnContext } from '@smoko/agents';
import { AppError } from '@smoko/contract';
import type { Repository } from '../db/repository.ts';
import { type Call, createCall } from '../domain/call.ts';
import type { MessageRow } from '../domain/conversation/models.ts';
import type { DraftService } from '../domain/drafts/draft-service.ts';
import { asDraftCard, type DraftRow } from '../domain/drafts/drafts.ts';
import { asReceiptCard, type ReceiptRow } from '../domain/receipts/receipts.ts';
import type { Told } from './agent-services.ts';
import type { Journal } from './journal.ts';

interface Parts {
  draftService: DraftService;
  drafts: Repository<DraftRow>;
  messages: Repository<MessageRow>;
}

/** The drafts that are open in a conversation, and what comes of the user's answer in words. */
export function turnDrafts(
  { draftService, drafts, messages }: Parts,
  call: Call,
  run: MessageRow,
  drafted: readonly DraftRow[],
  journal: Journal,
  heard: Told['heard'],
): TurnContext['drafts'] {
  const asDecided = ({ draft, receipt }: { draft: DraftRow; receipt: ReceiptRow | null }, error: string | null) => {
    if (receipt) heard(receipt);
    return { draft: asDraftCard(draft), receipt: receipt && asReceiptCard(receipt), error };
  };
  const ownCall = () => createCall(call.actor, call.clock);
  return {
    async open() {
      const before = drafted.length ? await runBefore(messages, run) : null;
      return drafted.map((draft) => ({
        ...asDraftCard(draft),
        fresh: before !== null && String(draft.run_id) === before,
      }));
    },
    async decide(id, decision) {
      await journal.keep();
      try {
        return asDecided(await draftService.decide(ownCall(), id, decision), null);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const draft = await drafts.get(call, id);
        // the same answer once more, because the turn is tried again: told as it was, carried out if it was not yet
        if (decision === 'save' && draft.status === 'saved')
          return asDecided(await draftService.carryOut(ownCall(), draft), null);
        const same = decision === 'discard' && draft.status === 'discarded';
        return asDecided({ draft, receipt: null }, same ? null : error.message);
      }
    },
    async replace(id, { fields, recordId }) {
      await journal.keep();
      const runId = String(run.run_id);
      const key = `${runId}:replaces:${id}`;
      return asDraftCard(await draftService.replace(ownCall(), id, { fields, recordId, runId, key }));
    },
  };
}

/** The turn before this one. */
async function runBefore(messages: Repository<MessageRow>, run: MessageRow): Promise<string | null> {
  const before = await messages.model
    .findOne({ user_id: run.user_id, thread_id: run.thread_id, role: 'user', position: { $lt: run.position } })
    .sort({ position: -1 })
    .lean();
  return before ? String(before.run_id) : null;
}
