import { type FinanceRecord, GST_BOXES, type GstNote, type getGstReport, type WireOutput } from '@smoko/contract';
import { Card } from '../../../components/layout/card.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { Opening, ROW, Words } from '../opening.tsx';
import { GstRecords, type RecordsOf } from './gst-records.tsx';
import type { AskedGst } from './use-gst-report.ts';
import { NOTE_TITLES } from './words.ts';

type Report = WireOutput<typeof getGstReport>;
interface Props {
  report: Report;
  asked: AskedGst;
  onEdit: (expense: FinanceRecord) => void;
}

/** The boxes of the form in their order, then what could not be counted. Each opens to its records. */
export function GstFigures({ report, asked, onEdit }: Props) {
  const { country, boxes, notes } = report;
  const records = (of: RecordsOf) => <GstRecords of={of} asked={asked} onEdit={onEdit} />;
  return (
    <>
      {notes.length > 0 && (
        <section aria-labelledby="not-counted">
          <h2 id="not-counted" className="headline mb-3 text-lg">
            Have a Look at These
          </h2>
          <Card className="divide-y divide-line overflow-hidden">
            {notes.map(({ code, amount, text }) => (
              <Opening
                key={code}
                tone="wait"
                name={NOTE_TITLES[code satisfies GstNote]}
                about={text}
                amount={formatMoney(amount)}
              >
                {records(code)}
              </Opening>
            ))}
          </Card>
        </section>
      )}
      <section aria-labelledby="boxes">
        <h2 id="boxes" className="headline mb-3 text-lg">
          {country === 'AU' ? 'Business Activity Statement' : 'GST Return'}
        </h2>
        <Card className="divide-y divide-line overflow-hidden">
          {GST_BOXES[country].map(({ box, label, sources }) => {
            const shown = { code: box === 'net' ? 'Net' : box, name: label, amount: formatMoney(boxes[box] ?? 0) };
            return sources.length ? (
              <Opening key={box} {...shown}>
                {records(box)}
              </Opening>
            ) : (
              <div key={box} className={ROW}>
                <Words {...shown} />
                <span aria-hidden className="w-5 shrink-0" />
              </div>
            );
          })}
        </Card>
      </section>
    </>
  );
}
