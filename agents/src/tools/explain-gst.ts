import { type getGstReport, listGstRecords, type WireInput, type WireOutput } from '@smoko/contract';
import { commas, count, day, money, plain } from './format.ts';
import { type GstTime, gstOwed, owed } from './gst-owed.ts';
import type { ToolEnv, ToolResult } from './tool.ts';

type Report = WireOutput<typeof getGstReport>;
type Box = WireInput<typeof listGstRecords>['of'];

/** The boxes that records stand behind: what came in or was invoiced, and what was bought. */
const BOXES: Readonly<Record<Report['country'], readonly [sales: Box, purchases: Box]>> = {
  AU: ['1A', '1B'],
  NZ: ['7', '11'],
};
/** Records that are told of a box. */
const SHOWN = 8;

/** The records behind a GST figure, each with the GST in it: no model explains a sum. */
export const explainGst = (env: ToolEnv, time: GstTime): Promise<ToolResult> =>
  gstOwed(env, time, async (report) => {
    const told = owed(report);
    const [sales, purchases] = BOXES[report.country];
    const lines = [
      ...(await behind(env, report, sales, 'GST on sales:', 'No sales with GST in that time.')),
      ...(await behind(env, report, purchases, 'GST on purchases:', 'No purchases with GST in that time.')),
    ];
    return { ...told, summary: [told.summary, ...lines].join('\n') };
  });

/** "- invoice INV-1001, Karen Whitfield, Sat 28 Nov 2026: $99.45 GST in $1,093.95", under what it is. */
async function behind(env: ToolEnv, report: Report, of: Box, heading: string, none: string): Promise<string[]> {
  const { from, to, basis, records, more_records } = report;
  const counted = (records[of]?.length ?? 0) + (more_records[of] ?? 0);
  if (!counted) return [none];
  const { data } = await env.services.read(listGstRecords, { of, from, to, basis, limit: SHOWN });
  const rows = data.map(({ type, number, name, description, day: on, amount, gst }) => {
    const what = commas(
      number ? `${plain(type)}${type === 'invoice' ? '' : ' for'} ${number}` : plain(type),
      name ?? description,
      day(on),
    );
    return `- ${what}: ${gst === null ? '' : `${money(gst)} GST in `}${money(amount)}`;
  });
  const others = counted - data.length;
  return [heading, ...rows, ...(others > 0 ? [`- and ${count(others, 'other record')}`] : [])];
}
