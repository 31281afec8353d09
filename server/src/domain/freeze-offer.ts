import type { FrozenPaper } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../db/repository.ts';
import type { Business, Letterhead } from './actor.ts';
import type { Call } from './call.ts';
import type { ClientRow } from './clients/schema.ts';
import { buyerOf, jobOnPaper, letterheadOf, sealedPaper, sellerOf } from './finance-records/freeze.ts';
import type { ProjectRow } from './projects/schema.ts';
import { acceptedQuoteOf } from './quotes/accepted-quote.ts';
import type { QuoteRow } from './quotes/schema.ts';
import { sameId } from './same-id.ts';

/** Where what stands on a quote or a variation beside its own fields comes from. */
export interface OfferSources {
  clients: Repository<ClientRow>;
  projects: Repository<ProjectRow>;
  quotes: Repository<QuoteRow>;
}

type Id = Types.ObjectId | string | null | undefined;

/** A quote or a variation, as far as its paper is concerned. */
interface Offer {
  status?: string | undefined;
  client_id?: Id;
  project_id?: Id;
  frozen?: FrozenPaper | null | undefined;
}

/** What of it its client reads and agrees to, by name. */
export interface OfferPaper<Row> {
  headingOf(row: Row): string;
  contentOf(row: Row): Record<string, unknown>;
  /** It is on top of what was agreed on for its job: its client's reference for that stands on it too. */
  onTop?: true;
}

/** Nobody outside has one of these. */
const isHeldBack = ({ status }: Offer): boolean => (status ?? 'draft') === 'draft';
const isAnswered = ({ status }: Offer): boolean => status === 'accepted' || status === 'declined';

/** What of an offer that is written changes: nothing of a draft that never had one. */
type Frozen = { frozen?: FrozenPaper | null };

/**
 * Whose paper a quote or a variation is, for whom and for which job (decision 58): as it is on the day it goes out or is agreed
 * to, with a seal over all that stands on it. What is open and goes out once more, or is changed, is a new paper; an answered
 * one keeps its head. A draft has none.
 */
export async function freezeOffer<Row extends Offer>(
  call: Call,
  sources: OfferSources,
  { headingOf, contentOf, onTop }: OfferPaper<Row>,
  after: Row,
  before: Row | null,
  again = false,
): Promise<Frozen> {
  if (isHeldBack(after)) return before?.frozen ? { frozen: null } : {};
  const content = contentOf(after);
  const kept = before && keptOf(before, after, again, () => same(contentOf(before), content));
  const head = kept ? headIn(kept) : await headOf(call, sources, { heading: headingOf(after), onTop }, after);
  return { frozen: sealedPaper(head, content) };
}

const headIn = ({ sha256: _, ...head }: FrozenPaper): Omit<FrozenPaper, 'sha256'> => head;

/** The head that stays; null where it is another paper. */
function keptOf(before: Offer, after: Offer, again: boolean, isSame: () => boolean): FrozenPaper | null {
  if (!before.frozen || isHeldBack(before)) return null;
  if (isAnswered(after)) return before.frozen;
  const moved = !sameId(before.client_id, after.client_id) || !sameId(before.project_id, after.project_id);
  return again || moved || !isSame() ? null : before.frozen;
}

async function headOf(
  call: Call,
  { clients, projects, quotes }: OfferSources,
  { heading, onTop }: { heading: string; onTop: true | undefined },
  { client_id, project_id }: Offer,
): Promise<Omit<FrozenPaper, 'sha256'>> {
  const [buyers, jobs, agreed] = await Promise.all([
    clients.byIds(call, [idOf(client_id)]),
    projects.byIds(call, [idOf(project_id)]),
    onTop && project_id ? acceptedQuoteOf(call, quotes, project_id) : null,
  ]);
  const [[buyer], [job]] = [[...buyers.values()], [...jobs.values()]];
  return {
    heading,
    seller: sellerOf(call.actor.business),
    buyer: buyer ? buyerOf(buyer) : null,
    ...(job ? { job: jobOnPaper(job) } : {}),
    ...(agreed?.customer_reference ? { customer_reference: agreed.customer_reference } : {}),
    layout: 2,
  };
}

const idOf = (id: Id): Types.ObjectId | null => (id ? new Types.ObjectId(id) : null);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whose name stands at the head of an offer: as it was frozen, else as it is. */
export const offeredBy = (business: Business, { frozen }: Pick<Offer, 'frozen'>): Letterhead =>
  frozen ? letterheadOf(frozen) : business;
