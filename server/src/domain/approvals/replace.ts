import { isSameSupplierNumber } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import { type Call, createCall } from '../call.ts';
import type { AnswerParts } from '../client-answers.ts';
import type { Clock } from '../clock.ts';
import type { InboxRow } from '../inbox/store.ts';
import type { ApprovalChanges } from './approval-changes.ts';
import { type ApprovalRow, changesTheSame } from './approvals.ts';

/** What somebody outside has just said, and what was proposed because of it. */
export interface NewerAnswer {
  inboxId: string;
  /** Who, as approvals keep it. */
  sender: string;
  /** What waits because of it; may hold what an earlier message of the same words asked for. */
  approvalIds: readonly string[];
  /** "Karen Wu offers $3,000 for quote Deck". */
  summary: string;
  /** What it answers where nothing was proposed: then that is over, too. `id` null: the only one they have an answer to. */
  about: { entity: 'quotes' | 'projects' | 'finance_records'; id: string | null } | null;
}

interface Parts {
  approvals: Repository<ApprovalRow>;
  inbox: Repository<InboxRow>;
  changes: Pick<ApprovalChanges, 'set' | 'tell'>;
  clock: Clock;
}

const MOST = 100;

/**
 * The last word of one person about one thing counts: what an earlier message of theirs proposed cannot be approved any more
 * and says what took its place. Which is earlier follows from when they were received, not from when they were worked on.
 */
export function createReplacing({ approvals, inbox, changes, clock }: Parts) {
  async function replace(call: Call, older: ApprovalRow, by: Written<ApprovalRow>): Promise<void> {
    const gone = await changes.set(call, older._id, 'pending', { status: 'replaced', ...by });
    if (gone) changes.tell(call, gone, null);
  }

  async function replaceOlder(call: Call, newer: NewerAnswer): Promise<void> {
    const pending = await approvals.model
      .find({
        user_id: new Types.ObjectId(call.actor.userId),
        sender: newer.sender,
        status: 'pending',
        inbox_id: { $ne: new Types.ObjectId(newer.inboxId) },
      })
      .sort({ created_at: -1 })
      .limit(MOST)
      .lean();
    if (pending.length === 0) return;
    const here = new Types.ObjectId(newer.inboxId);
    const messages = await inbox.byIds(call, [here, ...pending.map(({ inbox_id }) => inbox_id ?? null)]);
    const message = messages.get(newer.inboxId);
    if (!message) return;
    const asked = await approvals.byIds(
      call,
      newer.approvalIds.map((id) => new Types.ObjectId(id)),
    );
    const own = [...asked.values()].filter(
      ({ inbox_id, status }) => status === 'pending' && inbox_id?.toHexString() === newer.inboxId,
    );
    const others = pending.filter(({ _id }) => !newer.approvalIds.includes(_id.toHexString()));
    const about = aboutOf(newer, others);
    for (const other of others) {
      const theirs = messages.get(other.inbox_id?.toHexString() ?? '');
      const isLater = theirs !== undefined && theirs.received_at > message.received_at;
      const same = own.find((one) => isSameThing(one, other));
      if (same && isLater) await replace(call, same, asReplacing(other));
      else if (same) await replace(call, other, asReplacing(same));
      else if (about && !isLater && isAbout(other, about) && isAsSure(message, theirs))
        await replace(call, other, { replaced_with: newer.summary });
    }
  }

  const answeredOnPage: AnswerParts['answeredOnPage'] = async (actor, entity, record_id, replaced_with) => {
    const call = createCall(actor, clock);
    const asked = await approvals.model
      .find({
        user_id: new Types.ObjectId(actor.userId),
        entity,
        record_id,
        status: 'pending',
        inbox_id: { $ne: null },
      })
      .limit(MOST)
      .lean();
    for (const one of asked) await replace(call, one, { replaced_with });
  };

  return { replaceOlder, answeredOnPage };
}

const asReplacing = ({ _id, summary }: ApprovalRow) => ({ replaced_by: _id, replaced_with: summary });

/** Words alone of somebody whom nothing proves take nothing away that a proven sender said. */
const isAsSure = (message: InboxRow, theirs: InboxRow | undefined): boolean =>
  message.auth === 'pass' || theirs?.auth !== 'pass';

function aboutOf({ about }: NewerAnswer, others: readonly ApprovalRow[]): { entity: string; id: string } | null {
  if (!about) return null;
  if (about.id) return { entity: about.entity, id: about.id };
  const ids = new Set(
    others.filter(({ entity }) => entity === about.entity).flatMap(({ record_id }) => record_id?.toHexString() ?? []),
  );
  const [id] = ids;
  return id && ids.size === 1 ? { entity: about.entity, id } : null;
}

const isAbout = ({ entity, record_id }: ApprovalRow, about: { entity: string; id: string }): boolean =>
  entity === about.entity && record_id?.toHexString() === about.id;

/** Both change the same of one record, or one ends it; of a bill: both have its number. */
function isSameThing(one: ApprovalRow, other: ApprovalRow): boolean {
  if (one.entity !== other.entity) return false;
  const [is, was] = [one.fields, other.fields];
  if (!one.record_id || !other.record_id) return !one.record_id && !other.record_id && isSameBill(is, was);
  if (!one.record_id.equals(other.record_id)) return false;
  if (is.status === 'cancelled' || was.status === 'cancelled') return true;
  return changesTheSame(is, was);
}
const isSameBill = (is: ApprovalRow['fields'], was: ApprovalRow['fields']): boolean =>
  (NUMBERED.test(`${is.description}`) && is.description === was.description) ||
  (typeof is.supplier_invoice_number === 'string' &&
    typeof was.supplier_invoice_number === 'string' &&
    isSameSupplierNumber(is.supplier_invoice_number, was.supplier_invoice_number));
const NUMBERED = /: invoice \S/;
