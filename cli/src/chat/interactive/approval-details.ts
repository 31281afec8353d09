import { type ApiClient, type Approval, getApproval, previewMessage } from '@smoko/contract';
import { oneLine } from '../../term/clean.ts';
import { formatMoment, formatMoney } from '../../term/format.ts';

/** The full details of a request for approval, including the text and cost of a message. */
export async function approvalDetails(api: ApiClient, id: string): Promise<string[]> {
  const approval = await api.call(getApproval, { id });
  const { summary, details, op, entity, record_id, code, expires_at } = approval;
  return [
    oneLine(summary),
    ...details.map((line) => `  ${oneLine(line)}`),
    ...(await messageLines(api, approval)),
    `Exactly: ${[op, entity, record_id].filter(Boolean).join(' ')}`,
    ...Object.entries(approval.fields).map(([name, value]) => `  ${name}: ${oneLine(asWords(value))}`),
    `Code ${code}${expires_at ? `, until ${formatMoment(expires_at)}` : ''}`,
  ];
}

const asWords = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** For a message that would be sent: its channel, text and cost. */
async function messageLines(api: ApiClient, { op, fields }: Approval): Promise<string[]> {
  const input = previewMessage.input.safeParse(fields);
  if (op !== 'send' || !input.success) return [];
  const { channel, to, body, parts, cost, warnings } = await api.call(previewMessage, fields);
  const size = parts === null ? '' : `, ${parts} ${parts === 1 ? 'part' : 'parts'}, about ${formatMoney(cost)}`;
  return [
    `By ${channel} to ${oneLine(to)}${size}:`,
    ...body.split('\n').map((line) => `  ${oneLine(line)}`),
    ...warnings.map((warning) => `  ! ${oneLine(warning)}`),
  ];
}
