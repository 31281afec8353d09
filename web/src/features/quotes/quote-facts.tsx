import type { Quote } from '@smoko/contract';
import type { ReactNode } from 'react';
import { Card } from '../../components/layout/card.tsx';
import { JobLink } from '../../components/records/job-link.tsx';
import { ClientLink } from '../../components/records/person-link.tsx';
import { formatDay, formatInstantDay, formatMoney } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/session.ts';
import { WithClient } from './with-client.tsx';

/** How much, for whom, until when; what its client answered, and where they see it. */
export function QuoteFacts({ quote }: { quote: Quote }) {
  const facts = factsOf(quote, useTimeZone());
  return (
    <Card className="grid gap-3 p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="headline text-lg">Total</span>
        <span className="headline text-xl tabular-nums">{formatMoney(quote.total)}</span>
      </p>
      <dl aria-label="Quote" className="divide-y divide-line border-line border-t">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-soft">{name}</dt>
            <dd className="wrap-anywhere ml-auto max-w-full text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <WithClient quote={quote} />
    </Card>
  );
}

function factsOf(quote: Quote, zone: string): (readonly [string, ReactNode])[] {
  const { client, project, status, valid_until, deposit, deposit_percent, customer_reference, sent_at } = quote;
  const facts: (readonly [string, ReactNode])[] = [
    [
      'Client',
      client ? (
        <ClientLink key="client" of={client} none="" />
      ) : (
        status === 'draft' && 'None yet: choose one to send it'
      ),
    ],
    ['Job', project && <JobLink key="job" project={project} none="" />],
    ['Valid Until', valid_until && formatDay(valid_until)],
    ['Deposit', deposit !== null && `${formatMoney(deposit)} (${deposit_percent}%)`],
    ['Customer Reference', customer_reference],
    ['Sent', sent_at && formatInstantDay(sent_at, zone)],
  ];
  return facts.filter(([, value]) => Boolean(value));
}
