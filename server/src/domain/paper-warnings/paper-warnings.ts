import {
  type ClaimState,
  type DomainInput,
  getPaperWarnings,
  invalid,
  isTaken,
  type PaperWarning,
} from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { BillingSources } from '../billing/billing.ts';
import { priceOf } from '../billing/price.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { askedOf } from '../finance-records/settled.ts';
import { shareOf } from '../money.ts';
import { stateOf } from '../payment-claims/state-of.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { acceptedQuoteOf } from '../quotes/accepted-quote.ts';
import { liveOf } from '../stats/sum-by.ts';
import { agreedBeforeGst } from './agreed-before-gst.ts';
import { claimWarnings } from './claim-warnings.ts';
import { depositWarning } from './deposit-caps.ts';
import { writtenWarnings } from './invoice-written.ts';
import { surchargeWarning } from './surcharge.ts';

type Input = DomainInput<typeof getPaperWarnings>;
type Typed = Pick<Input, 'total' | 'deposit_percent' | 'deposit' | 'lines' | 'is_invoice' | 'client_id'> & {
  project_id?: Types.ObjectId | string | null | undefined;
};

interface Found {
  state: ClaimState | null;
  warnings: (PaperWarning | null)[];
}

interface Sources extends BillingSources {
  clients: Repository<ClientRow>;
}

/** The one place that says what to look at before a quote or an invoice goes out. Nothing of it stops anything. */
export function paperWarningsImplementation(sources: Sources): Implementation {
  const jobOf = (call: Call, id: Types.ObjectId | string | null | undefined) =>
    id ? sources.projects.findOne(call, { _id: new Types.ObjectId(id) }) : null;

  async function ofQuote(call: Call, id: string): Promise<Found> {
    const quote = await sources.quotes.findOne(call, { _id: new Types.ObjectId(id) });
    if (!quote) throw invalid('quote_id', 'That quote is not on file.');
    const { total, deposit_percent, lines, project_id } = quote;
    return ofTyped(call, { total, deposit_percent, lines: lines.filter(isTaken), project_id });
  }

  async function ofTyped(
    call: Call,
    { total, deposit_percent, deposit: asked, lines = [], project_id, is_invoice, client_id }: Typed,
  ): Promise<Found> {
    const { business } = call.actor;
    const job = await jobOf(call, project_id);
    const state = stateOf(business, job?.site_address);
    const cents = asked ?? shareOf(total ?? 0, deposit_percent ?? 0);
    // a deposit that is typed comes on top of those that the job has; that of a quote is the first of its work
    const before = asked === undefined ? 0 : await otherDeposits(call, sources, job);
    const deposit = depositWarning(state, cents, total ?? null, before);
    const whose = client_id ?? job?.client_id;
    const buyer = whose ? await sources.clients.findOne(call, { _id: new Types.ObjectId(whose) }) : null;
    const written = is_invoice ? await writtenWarnings(call, sources, { job, buyer, total: total ?? 0 }) : [];
    return { state, warnings: [deposit, surchargeWarning(business, lines, call.today()), ...written] };
  }

  async function ofDeposit(call: Call, { _id, amount }: FinanceRow, job: ProjectRow | null, state: ClaimState | null) {
    const price = job && (await priceOf(call, sources, job));
    const before = await otherDeposits(call, sources, job, _id);
    return depositWarning(state, amount, price && price.base !== null ? price.total : null, before);
  }

  async function ofInvoice(call: Call, id: string): Promise<Found> {
    const invoice = await sources.financeRecords.findOne(call, { _id: new Types.ObjectId(id) });
    if (invoice?.type !== 'invoice') throw invalid('invoice_id', 'That invoice is not on file.');
    const { business } = call.actor;
    const { kind, amount, gst, lines = [], description, project_id, quote_id, payment_claim: claim } = invoice;
    const job = await jobOf(call, project_id);
    const state = claim?.state ?? stateOf(business, job?.site_address);
    const deposit = kind === 'deposit' ? await ofDeposit(call, invoice, job, state) : null;
    const [named = null] = (await sources.quotes.byIds(call, [quote_id])).values();
    const quote = named ?? (job && (await acceptedQuoteOf(call, sources.quotes, job._id)));
    const cheap = invoice.stage === 'draft' ? agreedBeforeGst(call, quote, { amount, gst, lines }) : null;
    const said = lines.length ? lines : [{ description: description ?? '' }];
    return {
      state,
      warnings: [
        deposit,
        cheap,
        surchargeWarning(business, said, call.today()),
        ...(claim ? claimWarnings(claim) : []),
      ],
    };
  }

  return implement(getPaperWarnings, async (call, input) => {
    const { quote_id, invoice_id } = input;
    if (quote_id && invoice_id) throw invalid('invoice_id', 'Ask about a quote or an invoice, one at a time.');
    const found = await (invoice_id
      ? ofInvoice(call, invoice_id)
      : quote_id
        ? ofQuote(call, quote_id)
        : ofTyped(call, input));
    return { state: found.state, warnings: found.warnings.filter((warning) => warning !== null) };
  });
}

/** What the other deposits of a job ask for, drafts too: less what was credited, and none of those that are void. Cents. */
async function otherDeposits(
  call: Call,
  { financeRecords: { model } }: BillingSources,
  job: Pick<ProjectRow, '_id'> | null,
  but?: Types.ObjectId,
): Promise<number> {
  if (!job) return 0;
  const asking = {
    type: 'invoice',
    kind: 'deposit',
    stage: { $in: ['draft', 'issued'] },
    project_id: job._id,
  } as const;
  const deposits = await model.find({ ...liveOf(call), ...asking }).lean();
  return deposits.reduce((sum, one) => sum + (but && one._id.equals(but) ? 0 : askedOf(one)), 0);
}
