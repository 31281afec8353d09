import { Types } from 'mongoose';
import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import type { Actor } from '../actor.ts';
import type { FinanceRow } from './schema.ts';

/** An invoice as its client sees it. */
export interface InvoiceView {
  actor: Actor;
  invoice: FinanceRow;
}

interface Parts {
  financeRecords: Repository<FinanceRow>;
  ownerOf(userId: string): Promise<Actor | null>;
}

/** null: there is no such invoice any more, or not yet. */
export const createInvoiceView =
  ({ financeRecords, ownerOf }: Parts) =>
  async (id: string): Promise<InvoiceView | null> => {
    const invoice = await acrossOwners(
      financeRecords.model,
      "whoever has the link of an invoice is nobody's user",
    ).findOne({
      _id: new Types.ObjectId(id),
      deleted_at: null,
      type: 'invoice',
      stage: { $in: ['issued', 'void'] },
    });
    const actor = invoice && (await ownerOf(String(invoice.user_id)));
    return actor ? { actor, invoice } : null;
  };
