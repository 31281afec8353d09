import type { AssistantId, AutomationKind, Channel, Correspondent } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { AnyRow } from '../../db/row.ts';
import type { ApprovalRow } from '../approvals/approvals.ts';
import type { Call } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import type { Consent } from '../consent/consent.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import type { RecordChangeRow } from '../history/store.ts';
import type { InboxRow } from '../inbox/store.ts';
import type { OutboxRow } from '../outbox/store.ts';
import type { LinkVersion } from '../paper-token.ts';
import type { ProcurementRow } from '../procurement-items/schema.ts';
import type { ProjectRow } from '../projects/schema.ts';
import type { QuoteRow } from '../quotes/schema.ts';
import type { SupplierRow } from '../suppliers/schema.ts';
import type { Notes } from './notes.ts';

/** What the kinds look at. */
export interface Sources {
  clients: Repository<ClientRow>;
  suppliers: Repository<SupplierRow>;
  projects: Repository<ProjectRow>;
  quotes: Repository<QuoteRow>;
  financeRecords: Repository<FinanceRow>;
  procurementItems: Repository<ProcurementRow>;
  approvals: Repository<ApprovalRow>;
  inbox: Repository<InboxRow>;
  outbox: Repository<OutboxRow>;
  recordChanges: Repository<RecordChangeRow>;
  consent: Pick<Consent, 'isOut'>;
  notes: Notes;
  /** Where a quote's client sees and answers it. */
  quoteLink(quoteId: string, version: LinkVersion): string;
  /** Where an invoice's client sees it. */
  invoiceLink(id: string, version: LinkVersion): string;
  /** Where the owner themselves can be written to; null when the account is gone. */
  owner(userId: string): Promise<{ email: string; verified: boolean } | null>;
}

/** What would be said to whom, before it is known whether and how it reaches them. */
export interface Occasion {
  kind: AutomationKind;
  /** What it is written for; noted once it is. */
  occasions: string[];
  contact: Correspondent;
  /** As on file; the owner has none. */
  record: AnyRow | null;
  links: {
    client_id?: string;
    supplier_id?: string;
    project_id?: string | null;
    quote_id?: string;
    finance_record_id?: string;
  };
  subject: string;
  /** As a text, which is paid for by its length. */
  body: string;
  /** What a mail says between the greeting and who writes; left out: the same as a text. */
  mail?: readonly string[];
  about: string;
  /** Whose work it is. */
  assistant: AssistantId;
  /** It wants to sell something: who asked for no more of that gets none. */
  commercial: boolean;
  /** Already answered, already paid. */
  held: string | null;
}

/** An occasion with its address. */
export interface Planned extends Occasion {
  channel: Channel | null;
  to: string | null;
}

/** Occasions of one kind on the business's day, a batch at a time; those that were written for are left out. */
export type Planner = (call: Call, sources: Sources, when: { day: string; days: number }) => AsyncIterable<Occasion>;
