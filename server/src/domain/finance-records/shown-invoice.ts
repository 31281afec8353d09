import { Types } from 'mongoose';
import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import type { Actor } from '../actor.ts';
import type { FinanceRow } from './schema.ts';

/** An invoice, a credit note or money that moved, as its client sees it. */
export interface InvoiceView {
  actor: Actor;
  record: FinanceRow;
}

interface Parts {
  financeRecords: Repository<FinanceRow>;
  ownerOf(userId: string): Promise<Actor | null>;
}

/** null: there is no such record any more, or it has no paper yet. */
export const createInvoiceView =
  ({ financeRecords, ownerOf }: Parts) =>
  async (id: string): Promise<InvoiceView | null> => {
    const record = await acrossOwners(
      financeRecords.model,
      "whoever has the link of an invoice or a receipt is nobody's user",
    ).findOne({
      _id: new Types.ObjectId(id),
      deleted_at: null,
      $or: [
        { type: 'invoice', stage: { $in: ['issued', 'void'] } },
        { type: { $in: ['credit_note', 'refund'] } },
        { type: 'payment', status: 'paid' },
      ],
    });
    const actor = record && (await ownerOf(String(record.user_id)));
    return actor ? { actor, record } : null;
  };
