import type { Intent } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { ApprovalRow } from '../approvals/approvals.ts';
import type { Call } from '../call.ts';
import { dayAt } from '../clock.ts';
import { shortened } from '../shortened.ts';
import { dayName } from '../told-time.ts';
import type { InboxRow } from './store.ts';

/** A paper that a client was sent, or what else they are to be reminded of. */
export interface Paper {
  kind: 'quote' | 'invoice' | 'job';
  id: Types.ObjectId;
  client_id: Types.ObjectId | null;
  /** Only what came after it counts. */
  since: Date;
  /** What nobody has decided so far counts from this earlier moment on; left out: as any other. */
  undecidedSince?: Date;
  /** Only what wants one of these; left out: whatever it says. */
  wants?: readonly Intent[];
}

/** Nobody has answered with these. */
const NO_ANSWER: readonly Intent[] = ['out_of_office', 'spam', 'opt_in'];
/** Of so many clients at once so many messages, the newest first. */
const MOST = 500;
const SHORT = 80;

type Said = Pick<
  InboxRow,
  '_id' | 'client_id' | 'quote_id' | 'finance_record_id' | 'project_id' | 'received_at' | 'body' | 'contact' | 'intent'
>;

/**
 * What the clients of these papers have written since, whatever it says and whatever became of it: who has written waits
 * for a person, not for a reminder. Gives of a paper why nothing goes out by itself, by its client's newest message that is
 * not about another one: `Karen Wu wrote on Fri 20 Nov: "we accept"`; null where there is none. `undecided`: what of theirs waits
 * for a yes.
 */
export async function writtenSince(
  call: Call,
  inbox: Repository<InboxRow>,
  papers: readonly Paper[],
  undecided: readonly Pick<ApprovalRow, 'inbox_id'>[] = [],
): Promise<(paper: Paper) => string | null> {
  const clients = [...new Set(papers.flatMap(({ client_id }) => (client_id ? [String(client_id)] : [])))];
  if (clients.length === 0) return () => null;
  const first = Math.min(...papers.map(({ since }) => since.getTime()));
  const said = await inbox.model
    .find({
      user_id: new Types.ObjectId(call.actor.userId),
      client_id: { $in: clients.map((id) => new Types.ObjectId(id)) },
      $or: [
        { received_at: { $gt: new Date(first) } },
        { _id: { $in: undecided.flatMap(({ inbox_id }) => inbox_id ?? []) } },
      ],
      intent: { $nin: [...NO_ANSWER] },
    })
    .sort({ received_at: -1 })
    .limit(MOST)
    .lean<Said[]>();
  const waits = new Set(undecided.map(({ inbox_id }) => String(inbox_id)));
  const sinceOf = ({ _id }: Said, { since, undecidedSince = since }: Paper) =>
    waits.has(String(_id)) ? undecidedSince : since;
  return (paper) => {
    const newest = said.find(
      (one) =>
        String(one.client_id) === String(paper.client_id) &&
        one.received_at > sinceOf(one, paper) &&
        !isOfAnother(one, paper) &&
        (!paper.wants || (one.intent !== null && paper.wants.includes(one.intent))),
    );
    return newest ? saidWhat(newest, call.actor.business.timeZone) : null;
  };
}

/** What the supplier has written since, whatever it says: why nothing more is asked of them just now, as above. */
export async function supplierWroteSince(
  call: Call,
  inbox: Repository<InboxRow>,
  supplier_id: Types.ObjectId,
  since: Date,
): Promise<string | null> {
  const user_id = new Types.ObjectId(call.actor.userId);
  const newest = await inbox.model
    .findOne({ user_id, supplier_id, received_at: { $gt: since }, intent: { $nin: [...NO_ANSWER] } })
    .sort({ received_at: -1 })
    .lean();
  return newest && saidWhat(newest, call.actor.business.timeZone);
}

/** What is said of quotes alone, and of invoices alone. */
const SAID_OF: Record<'quote' | 'invoice', readonly Intent[]> = {
  quote: ['accepts_quote', 'declines_quote', 'counter_offer'],
  invoice: ['says_paid'],
};

/**
 * It was found to be about another one than this. Where nothing says which of them is meant, the one of the other kind that
 * happens to be open is no finding: only what is said of that kind alone is about it.
 */
function isOfAnother({ quote_id, finance_record_id, project_id, intent }: Said, { kind, id }: Paper): boolean {
  if (kind === 'job') return project_id !== null && String(project_id) !== String(id);
  const other = kind === 'quote' ? 'invoice' : 'quote';
  const [own, ofOther] = kind === 'quote' ? [quote_id, finance_record_id] : [finance_record_id, quote_id];
  if (own) return String(own) !== String(id);
  return ofOther !== null && intent !== null && SAID_OF[other].includes(intent);
}

/** `Karen Wu wrote on Fri 20 Nov: "we accept"`. */
export function saidWhat(
  { body, contact, received_at }: Pick<Said, 'body' | 'contact' | 'received_at'>,
  timeZone: string,
): string {
  const short = shortened(body, SHORT);
  const who = contact?.name ?? 'They';
  const day = dayName(dayAt(received_at, timeZone));
  return short ? `${who} wrote on ${day}: "${short}"` : `${who} wrote on ${day}`;
}
