import { getGstReport, NET_BOX, type WireOutput } from '@smoko/contract';
import { businessGst } from './business-gst.ts';
import { given } from './changes.ts';
import { day, money } from './format.ts';
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
