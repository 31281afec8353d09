import { AppError, type Client } from '@smoko/contract';
import { useId } from 'react';
import { LoadError } from '../../../components/indicators/load-error.tsx';
import { Skeleton } from '../../../components/indicators/skeleton.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Empty } from '../../../components/lists/empty.tsx';
import { errorText } from '../../../lib/api.ts';
import { formatAbn, formatDay } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { StatementTable } from './statement-table.tsx';
import { StatementTime } from './statement-time.tsx';
import { type Statement, useAsked, useStatement } from './use-account.ts';

/** All that happened on an account, or in a time; printed, it is the statement that a client gets. */
export function StatementSection({ client }: { client: Client }) {
  const { values, set } = useAsked();
  const statement = useStatement(values);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="headline mb-3 text-lg print:hidden">
        Statement
      </h2>
      <StatementTime from={values.from} to={values.to} onChange={set} />
      {statement.data ? (
        <Shown statement={statement.data} client={client} />
      ) : statement.isPending ? (
        <div role="status" aria-label="Loading">
          <Skeleton className="h-64 w-full" />
        </div>
      ) : statement.error instanceof AppError && statement.error.code === 'invalid' ? (
        <p role="alert" className="font-semibold text-bad">
          {errorText(statement.error)}
        </p>
      ) : (
        <LoadError onRetry={() => void statement.refetch()} busy={statement.isFetching} />
      )}
    </section>
  );
}

function Shown({ statement, client }: { statement: Statement; client: Client }) {
  if (!statement.entries.length && !statement.from)
    return (
      <Empty
        title="Nothing on This Account Yet"
        hint="Invoices, payments, what was credited and refunds stand here, each with what is owed after it."
      />
    );
  return (
    <>
      <PaperHead statement={statement} client={client} />
      <Card className="overflow-hidden">
        <StatementTable statement={statement} />
      </Card>
    </>
  );
}

/** From whom it is, to whom, and of which time: only on paper, where the screen's own header is not. */
function PaperHead({ statement: { from, to }, client }: { statement: Statement; client: Client }) {
  const business = useSession().data;
  const time = from ? `${formatDay(from)} to ${formatDay(to)}` : `Up to ${formatDay(to)}`;
  return (
    <div className="mb-6 hidden print:block">
      <p className="headline text-lg">{business?.business_name}</p>
      {business?.abn && <p className="text-sm">ABN {formatAbn(business.abn)}</p>}
      <p className="headline mt-6 text-xl">Statement</p>
      <p>{client.name}</p>
      {client.address && <p className="whitespace-pre-line">{client.address}</p>}
      <p className="mt-2 text-sm">{time}</p>
    </div>
  );
}
