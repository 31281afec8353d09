import { type Client, quotes } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Empty } from '../../components/lists/empty.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { RowLine } from '../../components/lists/row-line.tsx';
import { formatDay, formatInstantDay, formatMoney } from '../../lib/format.ts';
import { newQuotePath, quotePath } from '../../lib/record-path.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useTimeZone } from '../../lib/session.ts';

/** The quotes of one client, the newest first. */
export function ClientQuotes({ client }: { client: Client }) {
  const list = useList(quotes, { client_id: client.id });
  const zone = useTimeZone();
  return (
    <ListState
      query={list}
      empty={
        <Empty
          title="No quotes yet"
          say={`Quote ${client.name} $850 for a new tap`}
          action={
            <Button asChild>
              <Link to={newQuotePath({ client: client.id })}>Write a Quote</Link>
            </Button>
          }
        />
      }
    >
      <ul aria-label="Quotes" className="divide-y divide-line">
        {list.data?.map((quote) => (
          <RowLine
            key={quote.id}
            title={quote.short_name}
            to={quotePath(quote.id)}
            about={[
              quote.project?.job_name,
              `made ${formatInstantDay(quote.created_at, zone)}`,
              quote.status === 'sent' && quote.valid_until && `valid until ${formatDay(quote.valid_until)}`,
            ]}
            amount={formatMoney(quote.total)}
            status={quote.status}
          />
        ))}
      </ul>
    </ListState>
  );
}
