import { type EntityView, headingOf } from '@smoko/contract';
import type { ReactNode } from 'react';
import { formatInstantDay } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/session.ts';
import { Card } from '../layout/card.tsx';
import { valueText } from '../lists/view-columns.tsx';
import { ContactActs } from './contact-acts.tsx';
import { MailLink, PhoneLink } from './contact-links.tsx';
import { Facts } from './facts.tsx';

interface Person {
  name: string;
  phone: string | null;
  email: string | null;
  address: string | null;
  created_at: string;
}

type Fact = readonly [name: string, value: ReactNode];

interface Props<F extends string> {
  /** In title case: "Client". */
  label: string;
  person: Person & Readonly<Record<F, unknown>>;
  view: EntityView<F>;
  /** What is said otherwise than its field says it. */
  own?: Readonly<Partial<Record<F, Fact>>>;
}

/** Who a client or a supplier is: the ways to reach them first, then what is on file of them. */
export function PersonFacts<F extends string>({ label, person, view: { fields, columns }, own }: Props<F>) {
  const zone = useTimeZone();
  const links: Readonly<Record<string, ReactNode>> = {
    phone: person.phone && <PhoneLink phone={person.phone} />,
    email: person.email && <MailLink email={person.email} />,
  };
  const factOf = (name: F): Fact => {
    const { [name]: field } = fields;
    const { [name]: value } = person;
    const shown = value !== null && value !== '' && valueText(field, value);
    return own?.[name] ?? [headingOf(field), name in links ? links[name] : shown];
  };
  // the number first: a tradie rings
  const names = [...columns].sort((a, b) => Number(b === 'phone') - Number(a === 'phone'));
  return (
    <Card className="p-3 sm:p-4">
      <ContactActs {...person} />
      <Facts label={label} facts={[...names.map(factOf), ['Added', formatInstantDay(person.created_at, zone)]]} />
    </Card>
  );
}
