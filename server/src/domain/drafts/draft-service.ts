import { amendDraft, decideDraft, getDraft, listDrafts, notFound } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { type Call, createCall, type Implementation, implement } from '../call.ts';
import type { EventBus } from '../events.ts';
import type { Executor } from '../executor.ts';
import { asReceipt, type ReceiptRow } from '../receipts/receipts.ts';
import { listHandler } from '../tables/list-handler.ts';
import { type Amendment, createDraftCorrections, type Replacement } from './correct-draft.ts';
import { createDraftChanges } from './draft-changes.ts';
import { createDraftDecisions } from './draft-decisions.ts';
import { asDraft, type DraftRow } from './drafts.ts';
import { createDraftSaving, type Decided } from './save-draft.ts';

interface Parts {
  drafts: Repository<DraftRow>;
  receipts: Repository<ReceiptRow>;
  tables: ReadonlyMap<string, Repository>;
  bus: EventBus;
  executor: Executor;
}

export interface DraftService {
  implementations: Implementation[];
  /** Decides by one compare-and-set, for every client. A draft is saved once, as the person who decided. */
  decide(call: Call, id: string, decision: 'save' | 'discard'): Promise<Decided>;
  /** Puts fields right; what was doubtful in them is settled. */
  amend(call: Call, id: string, news: Amendment): Promise<DraftRow>;
  /** Another draft in the place of an open one, as somebody put it right in talk: that one is discarded. Asked again by the same key it finds the one it made. */
  replace(call: Call, id: string, news: Replacement): Promise<DraftRow>;
  /** Finishes what was to be saved when the process died before it was. */
  carryOut(call: Call, draft: DraftRow): Promise<Decided>;
}

export function createDraftService(parts: Parts): DraftService {
  const { drafts, bus } = parts;
  const changes = createDraftChanges(drafts, bus);
  const saving = createDraftSaving({ ...parts, changes });
  const decide = createDraftDecisions({ drafts, changes, saving });
  const { amend, replace } = createDraftCorrections({ ...parts, changes, decide });

  const list = listHandler(drafts, (_, docs) => docs.map(asDraft));
  const asPerson = (call: Call) => {
    if (call.actor.agent) throw notFound('draft');
    return createCall(call.actor, call.clock, { begun: call.begun });
  };

  return {
    decide,
    amend,
    replace,
    carryOut: saving.carryOut,
    implementations: [
      implement(listDrafts, async (call, input) => {
        await changes.expire(call);
        return list(call, input);
      }),
      implement(getDraft, async (call, { id }) => {
        await changes.expire(call);
        return asDraft(await drafts.get(call, id));
      }),
      implement(amendDraft, async (call, { id, ...news }) => asDraft(await amend(asPerson(call), id, news))),
      implement(decideDraft, async (call, { id, decision }) => {
        const { draft, receipt } = await decide(asPerson(call), id, decision);
        return { ...asDraft(draft), receipt: receipt && asReceipt(receipt) };
      }),
    ],
  };
}
