import { getGstReport, NET_BOX, type WireOutput } from '@smoko/contract';
import { businessGst } from './business-gst.ts';
import { given } from './changes.ts';
import { capital, day, money } from './format.ts';
import { read, type ToolEnv, type ToolResult } from './tool.ts';

/** Which boxes say what was charged and what was paid. */
const BOXES = { AU: ['1A', '1B'], NZ: ['8', '12'] } as const;
const BASES = { cash: 'by money that came in and went out', accrual: 'by invoices and bills' };

export interface GstTime {
  from?: string | undefined;
  to?: string | undefined;
}
type Report = WireOutput<typeof getGstReport>;

/** GST to pay or to get back of a time, as the return asks for it; what is not counted is told as well. */
export async function gstOwed(
  env: ToolEnv,
  { from, to }: GstTime,
  tell: (report: Report) => ToolResult | Promise<ToolResult> = owed,
): Promise<ToolResult> {
  const { registered } = await businessGst(env);
  if (!registered)
    return read('No GST to report: the business settings say it is not registered for GST', { registered: false });
  return tell(await env.services.read(getGstReport, given({ from, to })));
}

/** Nobody said a time, so it is said which one was taken. */
const TAKEN = {
  AU: ', the quarter that today is in',
  NZ: ', the two months of the return that today is in; say from when to when if yours are others',
} as const;

/** The boxes of a return that are asked for, in words; one that Smoko does not work out is told as that. */
export const boxesTold =
  (asked: readonly string[]) =>
  (report: Report): ToolResult => {
    const { country, from, to, basis, boxes, notes, period } = report;
    const names = [...new Set(asked)];
    const label = country === 'NZ' ? 'box ' : '';
    const known = names.filter((name) => boxes[name] !== undefined);
    const unknown = names.filter((name) => boxes[name] === undefined);
    const told = known.map((name) => `${label}${name} ${money(boxes[name] ?? 0)}`).join(', ');
    const when = `from ${day(from)} to ${day(to)}${period ? TAKEN[country] : ''}`;
    const lacks = unknown.length ? `. Smoko does not work out ${unknown.map((name) => label + name).join(' or ')}` : '';
    const beside = notes.map(({ text }) => `\n- ${text}`).join('');
    const words = told ? `${capital(told)}, ${when}, ${BASES[basis]}${lacks}` : lacks.slice(2);
    return read(`${words}${beside && told ? `. Not counted:${beside}` : ''}`, { from, to, basis, boxes, notes });
  };

/** What a report comes to, in words. */
export function owed({ country, from, to, basis, boxes, notes, period }: Report): ToolResult {
  const net = boxes[NET_BOX[country]] ?? 0;
  const [onSales, onPurchases] = BOXES[country].map((box) => boxes[box] ?? 0);
  const what = net < 0 ? `${money(-net)} GST to get back` : `${money(net)} GST to pay`;
  const sums = `${money(onSales ?? 0)} on sales less ${money(onPurchases ?? 0)} on purchases`;
  const words = `${what} from ${day(from)} to ${day(to)}${period ? TAKEN[country] : ''}: ${sums}, ${BASES[basis]}`;
  const beside = notes.map(({ text }) => `\n- ${text}`).join('');
  return read(`${words}${beside ? `. Not counted:${beside}` : ''}`, { from, to, basis, boxes, notes });
}
