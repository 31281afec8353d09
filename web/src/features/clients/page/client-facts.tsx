import { type Client, clientView, headingOf } from '@smoko/contract';
import type { ReactNode } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { valueText } from '../../../components/lists/view-columns.tsx';
import { ContactActs } from '../../../components/records/contact-acts.tsx';
import { MailLink, PhoneLink } from '../../../components/records/contact-links.tsx';
import { Facts } from '../../../components/records/facts.tsx';
import { formatInstantDay } from '../../../lib/format.ts';
import { useTimeZone } from '../../../lib/session.ts';
import { quietWords } from '../quiet-words.ts';

/** The number first: a tradie rings. */
const COLUMNS = ['phone', ...clientView.columns.filter((name) => name !== 'phone')] as const;
type Field = (typeof clientView.columns)[number];

/** Who a client is: the ways to reach them first, then what is on file of them. */
export function ClientFacts({ client }: { client: Client }) {
  const zone = useTimeZone();
  const own: Partial<Record<Field, ReactNode>> = {
    phone: client.phone && <PhoneLink phone={client.phone} />,
    email: client.email && <MailLink email={client.email} />,
    follow_ups_paused: quietWords(client),
  };
  const facts = COLUMNS.map((name): [string, ReactNode] => {
    const { [name]: field } = clientView.fields;
    const label = name === 'follow_ups_paused' ? 'Messages' : headingOf(field);
    const value = client[name];
    return [label, name in own ? own[name] : value !== null && value !== '' && valueText(field, value)];
  });
  return (
    <Card className="p-3 sm:p-4">
      <ContactActs {...client} />
      <Facts label="Client" facts={[...facts, ['Added', formatInstantDay(client.created_at, zone)]]} />
    </Card>
  );
}
