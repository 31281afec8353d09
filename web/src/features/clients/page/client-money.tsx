import { CircleDollarSign } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/buttons/button.tsx';
import { RowLine } from '../../../components/lists/row-line.tsx';
import { typeOf } from '../../../lib/finance-types.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { accountPath, recordPath } from '../../../lib/record-path.ts';
import type { useAccount } from '../account/use-account.ts';

interface Props {
  client: string;
  account: ReturnType<typeof useAccount>['data'];
  records: ReactNode;
}

/** What is owed, invoice by invoice, and below it every record of this client. */
export function ClientMoney({ client, account, records }: Props) {
  const id = useId();
  const open = account?.open_invoices ?? [];
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button asChild className="justify-self-start">
        <Link to={accountPath(client)}>
          <CircleDollarSign aria-hidden className="size-5" />
          Account and Statement
        </Link>
      </Button>
      {open.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id} className="headline">
            Still Owed
          </h2>
          <ul className="divide-y divide-line">
            {open.map((invoice) => (
              <RowLine
                key={invoice.id}
                title={typeOf(invoice)}
                to={recordPath(invoice.id)}
                about={[invoice.due_date && `due ${formatDay(invoice.due_date)}`, invoice.description]}
                amount={formatMoney(invoice.amount_due ?? invoice.amount)}
                status={invoice.status}
              />
            ))}
          </ul>
        </section>
      )}
      {records}
    </div>
  );
}
