import { financeRecords, type OutboxItem, quotes, variations } from '@smoko/contract';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PdfButton } from '../../components/buttons/pdf-button.tsx';
import { accountPath, jobPath, quotePath, recordPath } from '../../lib/record-path.ts';
import { useRecord } from '../../lib/records/use-record.ts';

interface Paper {
  name: string;
  /** Where it is on file. */
  path: string | null;
  /** Null where there is none of its own. */
  pdf: string | null;
}

/** What came with the message, or what its link shows. */
export function SentPaper({ message }: { message: OutboxItem }) {
  const paper = usePaper(message);
  if (!paper) return null;
  const { name, path, pdf } = paper;
  return (
    <section aria-label="Its paper" className="flex flex-wrap items-center gap-3 rounded-lg border border-line p-3">
      <FileText aria-hidden className="size-6 shrink-0 text-soft" />
      {path ? (
        <Link to={path} className="min-w-0 flex-1 break-words font-bold text-link underline underline-offset-2">
          {name}
        </Link>
      ) : (
        <span className="min-w-0 flex-1 break-words font-bold">{name}</span>
      )}
      {pdf && (
        <PdfButton path={pdf} label={`PDF of ${name}`}>
          PDF
        </PdfButton>
      )}
    </section>
  );
}

function usePaper({ quote_id, finance_record_id, variation_id, statement_id, client_id }: OutboxItem): Paper | null {
  const quote = useRecord(quotes, quote_id).data;
  const record = useRecord(financeRecords, finance_record_id).data;
  const variation = useRecord(variations, variation_id).data;
  if (quote)
    return {
      name: `Quote ${quote.short_name}`,
      path: quotePath(quote.id),
      pdf: `/api/quotes/${quote.id}/pdf`,
    };
  if (record)
    return {
      name: MONEY_NAMES[record.type](record.invoice_number ?? record.credit_note_number ?? ''),
      path: recordPath(record.id),
      pdf: `/api/finance-records/${record.id}/pdf`,
    };
  if (variation)
    return {
      name: `Variation ${variation.variation_number}`,
      path: variation.project && jobPath(variation.project.job_number),
      pdf: `/api/variations/${variation.id}/pdf`,
    };
  if (statement_id && client_id) return { name: 'Statement', path: accountPath(client_id), pdf: null };
  return null;
}

const MONEY_NAMES = {
  invoice: (number: string) => `Invoice ${number}`.trim(),
  credit_note: (number: string) => `Credit note ${number}`.trim(),
  payment: () => 'Receipt',
  refund: () => 'Receipt of a refund',
  expense: () => 'Expense',
} as const;
