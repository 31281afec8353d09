import { type FinanceRecord, GST_BOXES, type GstNote, type getGstReport, type WireOutput } from '@smoko/contract';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { cn } from '../../../lib/cn.ts';
import { formatMoney } from '../../../lib/format.ts';
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

const ROW = 'flex min-h-14 w-full items-center gap-3 px-4 py-3 text-left';

interface Shown {
  /** The box's name on the form. */
  code?: string;
  name: string;
  about?: string;
  amount: string;
  tone?: 'wait';
}

const Words = ({ code, name, about, amount, tone }: Shown) => (
  <>
    {code && <span className="w-9 shrink-0 font-bold tabular-nums">{code}</span>}
    {tone && <TriangleAlert aria-hidden className="size-5 shrink-0 text-wait" />}
    <span className="min-w-0 flex-1">
      <span className={cn('block break-words', tone && 'font-bold')}>{name}</span>
      {about && <span className="mt-0.5 block text-soft text-sm">{about}</span>}
    </span>
    <span className="shrink-0 font-bold tabular-nums">{amount}</span>
  </>
);

/** A figure that opens to what it is made of. */
const Opening = ({ children, ...shown }: Shown & { children: ReactNode }) => (
  <Collapsible.Root>
    <Collapsible.Trigger className={cn(ROW, 'group hover:bg-sunken')}>
      <Words {...shown} />
      <ChevronDown aria-hidden className="size-5 shrink-0 text-soft group-data-[state=open]:rotate-180" />
    </Collapsible.Trigger>
    <Collapsible.Content className="border-line border-t bg-page px-4 py-2">{children}</Collapsible.Content>
  </Collapsible.Root>
);
