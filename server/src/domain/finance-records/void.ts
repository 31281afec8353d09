import { AppError, invalid, voidInvoice } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { type Implementation, implement } from '../call.ts';
import { withRetry } from '../tables/with-retry.ts';
import type { FinanceRecords, FinanceRow } from './schema.ts';
import { invoiceTitle } from './stages.ts';

/** An invoice that asks for nothing any more and keeps its number. */
export const voidImplementation = (repository: Repository<FinanceRow>, service: FinanceRecords): Implementation =>
  implement(voidInvoice, async (call, { id }) => {
    const after = await withRetry(true, async () => {
      const invoice = await repository.get(call, id);
      if (invoice.type !== 'invoice') throw invalid('id', 'Only an invoice can be voided.');
      if (invoice.stage === 'void' && !call.announced(repository.table, id))
        throw new AppError('issued', `${invoiceTitle(invoice)} is void already.`);
      if (invoice.stage === 'draft')
        throw new AppError('conflict', 'That invoice is a draft that nobody has seen. Delete it instead.');
      return repository.update(call, id, { stage: 'void', status: 'pending', paid_date: null }, invoice.version);
    });
    return service.presentOne(call, after);
  });
