import { type Client, clientView } from '@smoko/contract';
import { BellOff, CalendarDays, CalendarPlus, CircleDollarSign, Mail, MapPin, NotebookPen, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardLink, DirectoryCard, Fact, MessagesLink, ViewFacts } from '../../components/lists/directory-card.tsx';
import { MailLink, PhoneLink } from '../../components/records/contact-links.tsx';
import { formatBudget, formatDay, formatInstantDay } from '../../lib/format.ts';
import { accountPath, clientPath, messagesPath } from '../../lib/record-path.ts';
import { quietWords } from './quiet-words.ts';

interface Props {
  client: Client;
  timeZone: string;
  onEdit: () => void;
  onDelete: () => void;
  select: ReactNode;
}

export const ClientCard = ({ client, timeZone, onEdit, onDelete, select }: Props) => (
  <DirectoryCard
    id={client.id}
    name={client.name}
    to={clientPath(client.id)}
    select={select}
    onEdit={onEdit}
    onDelete={onDelete}
    foot={
      <div className="flex flex-wrap gap-x-6">
        <MessagesLink to={messagesPath({ client_id: client.id })} name={client.name} />
        <CardLink to={accountPath(client.id)} icon={CircleDollarSign} label={`Account of ${client.name}`}>
          Account
        </CardLink>
      </div>
    }
  >
    <ViewFacts
      view={clientView}
      record={client}
      own={{
        email: client.email && (
          <Fact icon={<Mail aria-label="Email" />}>
            <MailLink email={client.email} />
          </Fact>
        ),
        phone: client.phone && (
          <Fact icon={<Phone aria-label="Phone" />}>
            <PhoneLink phone={client.phone} />
          </Fact>
        ),
        follow_ups_paused: quietWords(client) && (
          <Fact icon={<BellOff aria-label="Messages" />}>{quietWords(client)}</Fact>
        ),
        address: client.address && <Fact icon={<MapPin aria-label="Address" />}>{client.address}</Fact>,
        budget: client.budget !== null && (
          <Fact icon={<CircleDollarSign aria-label="Budget" />}>{formatBudget(client.budget)}</Fact>
        ),
        due_date: client.due_date && (
          <Fact icon={<CalendarDays aria-label="Due" />}>Due {formatDay(client.due_date)}</Fact>
        ),
        job_notes: client.job_notes && <Fact icon={<NotebookPen aria-label="Notes" />}>{client.job_notes}</Fact>,
      }}
    />
    <Fact icon={<CalendarPlus aria-label="Added" />}>Added {formatInstantDay(client.created_at, timeZone)}</Fact>
  </DirectoryCard>
);
