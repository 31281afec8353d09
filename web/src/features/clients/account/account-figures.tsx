import { FigureLine } from '../../../components/records/figure-line.tsx';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { accountPath, clientPath, recordPath } from '../../../lib/record-path.ts';
import type { useAccount } from './use-account.ts';

interface Props {
  client: string;
  account: ReturnType<typeof useAccount>;
  /** Leaves out what is nothing. */
  brief?: boolean;
}

/** What a client owes, since when and what they have as credit: each leads to the records behind it. */
export function AccountFigures({ client, account, brief = false }: Props) {
  const { data } = account;
  const oldest = data?.oldest_debt;
  const first = data?.open_invoices[0];
  const late = data?.open_invoices.some(({ status }) => status === 'overdue');
  const money = clientPath(client, 'money');
  return (
    <FigureLine
      label="Account"
      query={account}
      figures={[
        { label: 'Owes', value: data && formatMoney(data.due), ...(data?.due ? { to: money } : {}) },
        {
          label: late || !oldest ? 'Oldest Debt' : 'Next Due',
          value: data && (oldest ? formatDay(oldest) : '-'),
          note: late ? 'overdue' : null,
          ...(oldest && first ? { to: recordPath(first.id) } : {}),
        },
        ...creditOf(data?.credit, client, brief),
      ]}
    />
  );
}

function creditOf(credit: number | undefined, client: string, brief: boolean) {
  if (brief && !credit) return [];
  const to = credit ? { to: accountPath(client) } : {};
  return [{ label: 'Credit on Account', value: credit === undefined ? undefined : formatMoney(credit), ...to }];
}
