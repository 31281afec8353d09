import type { AssistantId, AutomationKind, Channel, Correspondent } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { StoredDoc } from '../../db/stored.ts';
import type { Call } from '../call.ts';
import type { Consent } from '../consent/consent.ts';
import type { Notes } from './notes.ts';

/** What the kinds look at. */
export interface Sources {
  clients: Repository;
  suppliers: Repository;
  projects: Repository;
  quotes: Repository;
  financeRecords: Repository;
  procurementItems: Repository;
  approvals: Repository;
  inbox: Repository;
  consent: Pick<Consent, 'isOut'>;
  notes: Notes;
  /** Where a quote's client sees and answers it. */
  quoteLink(quoteId: string): string;
  /** Where an invoice's client sees it. */
  invoiceLink(id: string): string;
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
  record: StoredDoc | null;
  links: {
    client_id?: string;
    supplier_id?: string;
    project_id?: string | null;
    quote_id?: string;
    finance_record_id?: string;
  };
  subject: string;
  body: string;
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
