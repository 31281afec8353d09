import type { FinanceRecord, getTpar, TparLack, TparNote, WireOutput } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/layout/card.tsx';
import { Empty } from '../../../components/lists/empty.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { Opening } from '../opening.tsx';
import { TparRecords } from './tpar-records.tsx';

type Report = WireOutput<typeof getTpar>;
type Contractor = Report['contractors'][number];
interface Props {
  report: Report;
  onEdit: (expense: FinanceRecord) => void;
}

const NOTE_TITLES: Record<TparNote, string> = {
  no_supplier: 'Labour without a supplier',
  gst_not_said: 'GST not said',
  materials_only: 'Materials only, left out',
};

const LACK_WORDS: Record<TparLack, string> = {
  abn: 'no ABN',
  abn_wrong: "an ABN that doesn't look right",
  address: 'no address',
};

/** What is to be filled in first, then the contractors. */
export function TparFigures({ report, onEdit }: Props) {
  const { year, contractors, more_contractors, notes } = report;
  const lacking = contractors.filter(({ lacks }) => lacks.length > 0);
  return (
    <>
      {(notes.length > 0 || lacking.length > 0) && (
        <section aria-labelledby="fill-in">
          <h2 id="fill-in" className="headline mb-3 text-lg">
            Have a Look at These
          </h2>
          <Card className="divide-y divide-line overflow-hidden">
            {lacking.map((one) => (
              <Lacking key={one.supplier_id} contractor={one} />
            ))}
            {notes.map(({ code, text, amount }) => (
              <Opening key={code} tone="wait" name={NOTE_TITLES[code]} about={text} amount={formatMoney(amount)}>
                <TparRecords asked={{ year, of: code }} onEdit={onEdit} />
              </Opening>
            ))}
          </Card>
        </section>
      )}
      <section aria-labelledby="contractors">
        <h2 id="contractors" className="headline mb-3 text-lg">
          Contractors
        </h2>
        {contractors.length ? (
          <Card className="divide-y divide-line overflow-hidden">
            {contractors.map((one) => (
              <Opening key={one.supplier_id} name={titleOf(one)} about={aboutOf(one)} amount={formatMoney(one.gross)}>
                <TparRecords asked={{ year, supplier_id: one.supplier_id }} onEdit={onEdit} />
              </Opening>
            ))}
          </Card>
        ) : (
          <Empty
            title="No Contractors Paid"
            hint="Mark who works for you as a contractor in the supplier directory, or say on an expense that it was paid for labour."
          />
        )}
        {more_contractors > 0 && <p className="mt-3 text-soft">And {more_contractors} more contractors.</p>}
      </section>
    </>
  );
}

const titleOf = ({ name }: Contractor): string => name ?? 'Deleted supplier';

const aboutOf = ({ abn, address, gst }: Contractor): string =>
  [abn && `ABN ${spaced(abn)}`, address, `GST ${formatMoney(gst)}`].filter(Boolean).join(', ');

const spaced = (abn: string): string => abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

const Lacking = ({ contractor }: { contractor: Contractor }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
    <span className="min-w-0 break-words py-2">
      <span className="font-bold">{titleOf(contractor)}</span> has{' '}
      {contractor.lacks.map((one) => LACK_WORDS[one]).join(' and ')}.
    </span>
    {contractor.name && (
      <Link
        to={`/supplier-directory?q=${encodeURIComponent(contractor.name)}`}
        aria-label={`Fill in: ${contractor.name}`}
        className="inline-flex min-h-12 items-center text-link underline underline-offset-2"
      >
        Fill In
      </Link>
    )}
  </p>
);
