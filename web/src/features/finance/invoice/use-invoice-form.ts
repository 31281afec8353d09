import { AppError, createInvoice, type FinanceRecord, financeRecords } from '@smoko/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshTable } from '../../../lib/records/refresh.ts';
import { useSave } from '../../../lib/records/use-save.ts';
import { useSavedForm } from '../../../lib/records/use-saved-form.ts';
import { useSendOnce } from '../../../lib/records/use-send-once.ts';
import { useSpokenGst } from '../../../lib/use-business-gst.ts';
import { type InvoiceFields, type InvoiceValues, invoiceForm, valuesOf } from './form.ts';

/**
 * Makes a draft invoice, or changes one. `first`: what a new one is for until something else is chosen. `over`: it is more than was
 * agreed on, which has to be said to be meant.
 */
export function useInvoiceForm(
  draft: FinanceRecord | null,
  onSaved: (saved: FinanceRecord) => void,
  first: { project_id?: string; client_id?: string } = {},
) {
  const client = useQueryClient();
  const make = useSendOnce(createInvoice);
  const save = useSave(financeRecords);
  const [over, setOver] = useState<string | null>(null);

  async function made(fields: InvoiceFields): Promise<FinanceRecord> {
    const invoice = await make(fields);
    void refreshTable(client, financeRecords.table);
    return invoice;
  }

  const saved = useSavedForm<FinanceRecord, InvoiceValues, InvoiceFields>({
    schema: invoiceForm,
    record: draft,
    valuesOf: (stored) => ({ ...valuesOf(stored), ...(stored ? {} : first) }),
    send: async (changed, version, all) => {
      setOver(null);
      const id = draft?.id;
      const confirmed = all.confirm_over ? { confirm_over: true } : {};
      try {
        return await (id
          ? save.mutateAsync({
              id,
              update: { ...changed, ...confirmed },
              ...(version === undefined ? {} : { version }),
            })
          : made(all));
      } catch (error) {
        if (error instanceof AppError && error.code === 'over_price')
          setOver(error.errors?.[0]?.message ?? error.message);
        throw error;
      }
    },
    onSaved,
  });
  useSpokenGst(saved.form, 'prices_include_gst', draft === null);
  return { ...saved, over };
}
