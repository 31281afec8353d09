import type { FinanceRecord } from '@smoko/contract';
import { Section } from '../../../components/layout/section.tsx';
import { gstLead, LineList } from '../../../components/records/line-list.tsx';

/** What it is for, line by line, and what that comes to. */
export const RecordLines = ({ record: { lines, prices_include_gst, gst, subtotal, amount } }: Props) => (
  <Section title="Lines" lead={gstLead(gst, prices_include_gst)}>
    <LineList lines={lines} subtotal={subtotal ?? amount} gst={gst ?? 0} total={amount} />
  </Section>
);
interface Props {
  record: FinanceRecord;
}
