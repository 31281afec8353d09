import { type AgedBuckets, financeRecords, getAgedReceivables, type WireOutput } from '@smoko/contract';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { LoadError } from '../../../components/indicators/load-error.tsx';
import { Skeleton } from '../../../components/indicators/skeleton.tsx';
import { Page } from '../../../components/layout/page.tsx';
import type { Column } from '../../../components/lists/column.ts';
import { DataTable } from '../../../components/lists/data-table.tsx';
import { Empty } from '../../../components/lists/empty.tsx';
import { FigureLine } from '../../../components/records/figure-line.tsx';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { clientPath } from '../../../lib/record-path.ts';
import { useFigures } from '../../../lib/records/use-figures.ts';
import { useFilters } from '../../../lib/use-filters.ts';
import { OwedActions } from './owed-actions.tsx';

type Aged = WireOutput<typeof getAgedReceivables>;
type Owing = Aged['clients'][number] & { id: string };

/** How late it is, in the order of the columns. */
const BUCKETS: readonly (readonly [name: keyof AgedBuckets, label: string])[] = [
  ['current', 'Not Late'],
  ['d1_30', '1-30 Days'],
  ['d31_60', '31-60 Days'],
  ['d61_90', '61-90 Days'],
  ['over_90', 'Over 90 Days'],
];

const PATH = '/who-owes-you';

/** What clients owe, by how many days it is late. */
export function OwedPage() {
  const { values } = useFilters(['late']);
  const late = BUCKETS.find(([name]) => name === values.late) ?? null;
  const aged = useFigures(financeRecords.table, getAgedReceivables);
  const { data } = aged;
  return (
    <Page
      title="Who Owes You"
      lead={
        data
          ? `What is due of issued invoices on ${formatDay(data.as_of)}, by how many days it is late.`
          : 'What is due of issued invoices, by how many days it is late.'
      }
    >
      <FigureLine
        label="Summary"
        query={aged}
        figures={[
          { label: 'Total Owed', value: data && formatMoney(data.total), to: PATH },
          ...BUCKETS.map(([name, label]) => ({
            label,
            value: data && formatMoney(data.buckets[name]),
            // again: all of them
            to: late?.[0] === name ? PATH : `${PATH}?late=${name}`,
            ...(data && name === 'over_90' && data.buckets[name] > 0 ? { tone: 'bad' as const } : {}),
          })),
        ]}
      />
      <section aria-labelledby="owing">
        <h2 id="owing" className="sr-only">
          Clients
        </h2>
        {late && <Only label={late[1]} />}
        {data ? (
          <Clients aged={data} late={late?.[0] ?? null} />
        ) : aged.isPending ? (
          <Loading />
        ) : (
          <Failed query={aged} />
        )}
      </section>
    </Page>
  );
}

const Loading = () => (
  <div role="status" aria-label="Loading">
    <Skeleton className="h-64 w-full" />
  </div>
);
const Failed = ({ query }: { query: { refetch: () => unknown; isFetching: boolean } }) => (
  <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />
);

/** Which clients are left, and the way back to all of them. */
const Only = ({ label }: { label: string }) => (
  <p className="mb-2 text-sm">
    Only clients with something due: {label}.{' '}
    <Link to={PATH} className="-my-2 inline-block py-2 text-link underline underline-offset-2">
      Show all
    </Link>
  </p>
);

function Clients({ aged, late }: { aged: Aged; late: keyof AgedBuckets | null }) {
  const { clients } = aged;
  // the sums are of all clients
  const columns = useMemo(() => columnsOf(aged, late === null), [aged, late]);
  if (!clients.length)
    return <Empty title="Nobody Owes You" hint="No issued invoice has anything due. Drafts ask for nothing yet." />;
  const shown = clients.filter(({ buckets }) => late === null || buckets[late] > 0);
  if (!shown.length) return <p className="text-soft">No client owes anything that late.</p>;
  const rows = shown.map((one) => ({ ...one, id: one.client_id ?? 'none' }));
  return <DataTable label="Who owes you" rows={rows} columns={columns} from={960} />;
}

const columnsOf = ({ buckets: sums, total: sum }: Aged, summed: boolean): Column<Owing>[] => [
  {
    header: 'Client',
    place: 'title',
    className: 'w-[26%] max-w-0',
    cell: (row) => <Name row={row} />,
    ...(summed && { total: 'All Clients' }),
  },
  ...BUCKETS.map(
    ([name, label]): Column<Owing> => ({
      header: label,
      number: true,
      ...(summed && { total: formatMoney(sums[name]) }),
      cell: (row) =>
        row.buckets[name] ? <Behind row={row} sum={row.buckets[name]} /> : <span className="text-soft">-</span>,
    }),
  ),
  {
    header: 'Total',
    place: 'corner',
    number: true,
    ...(summed && { total: formatMoney(sum) }),
    cell: (row) => (
      <span className="whitespace-nowrap font-bold tabular-nums">
        <Behind row={row} sum={row.total} />
      </span>
    ),
  },
  {
    header: 'Actions',
    place: 'foot',
    cell: ({ client_id, name }) => client_id && name && <OwedActions client={client_id} name={name} />,
  },
];

/** A sum that leads to the client's invoices. */
const Behind = ({ row: { client_id, name }, sum }: { row: Owing; sum: number }) =>
  client_id && name ? (
    <Link
      to={clientPath(client_id, 'money')}
      className="underline decoration-line underline-offset-4 hover:decoration-edge"
    >
      {formatMoney(sum)}
    </Link>
  ) : (
    formatMoney(sum)
  );

/** Leads to the client, where what they owe stands invoice by invoice. What is nobody's, or of a client who was deleted, has none. */
function Name({ row: { client_id, name } }: { row: Owing }) {
  if (!client_id || !name) return <span className="text-soft">{client_id ? 'Deleted client' : 'No client'}</span>;
  return (
    <Link
      to={clientPath(client_id, 'money')}
      className="-my-1.5 inline-block py-1.5 text-link underline underline-offset-2 row:my-0 row:block row:truncate row:py-2"
    >
      {name}
    </Link>
  );
}
