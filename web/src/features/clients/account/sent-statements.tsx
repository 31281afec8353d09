import { type SentStatement, stopStatementLink } from '@smoko/contract';
import { Link2Off } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { LoadError } from '../../../components/indicators/load-error.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PublicLink } from '../../../components/records/public-link.tsx';
import { formatDay, formatInstant, formatMoney } from '../../../lib/format.ts';
import { notify } from '../../../lib/notify.ts';
import { useOperation } from '../../../lib/records/use-operation.ts';
import { useSession } from '../../../lib/session.ts';
import { SENT_TABLE, useSentStatements } from './use-account.ts';

/** The statements that went to a client, each with the link that it went with. */
export function SentStatements({ client }: { client: string }) {
  const sent = useSentStatements(client);
  const id = useId();
  const failed = sent.isError && (
    <LoadError onRetry={() => void sent.refetch()} busy={sent.isFetching} since={sent.data && sent.dataUpdatedAt} />
  );
  if (!sent.data?.length) return failed || null;
  return (
    <section aria-labelledby={id} className="mt-6 print:hidden">
      <h2 id={id} className="headline mb-3 text-lg">
        Statements Sent
      </h2>
      {failed}
      <Card className="px-4">
        <ul className="divide-y divide-line">
          {sent.data.map((one) => (
            <Sent key={one.id} statement={one} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Sent({ statement }: { statement: SentStatement }) {
  const { id, from, to, closing, sent_at, link } = statement;
  const timeZone = useSession().data?.time_zone ?? 'Australia/Sydney';
  const stop = useOperation(stopStatementLink, SENT_TABLE);
  const days = from ? `${formatDay(from)} to ${formatDay(to)}` : `Up to ${formatDay(to)}`;
  const name = `the Statement of ${formatInstant(sent_at, timeZone)}`;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-bold">{days}</p>
        <p className="ml-auto font-bold tabular-nums">{formatMoney(closing)}</p>
      </div>
      <p className="text-soft text-sm">Sent {formatInstant(sent_at, timeZone)}</p>
      {link ? (
        <div className="flex flex-wrap gap-3">
          <PublicLink link={link} of={name} />
          <Button
            size="sm"
            busy={stop.isPending}
            aria-label={`Stop the Link of ${name}`}
            onClick={() =>
              stop.mutate(
                { id },
                { onSuccess: () => notify.success('Link Stopped', 'Send the statement again for a new link.') },
              )
            }
          >
            <Link2Off aria-hidden className="size-4" />
            Stop Link
          </Button>
        </div>
      ) : (
        <p className="text-soft text-sm">Its link was stopped.</p>
      )}
    </li>
  );
}
