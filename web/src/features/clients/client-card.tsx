import type { Client } from '@smoko/contract';
import { CalendarDays, CalendarPlus, CircleDollarSign, Mail, MapPin, NotebookPen, Phone } from 'lucide-react';
import { MailLink, PhoneLink } from '../../components/contact-links.tsx';
import { DirectoryCard, Fact } from '../../components/directory-card.tsx';
import { formatBudget, formatDay, formatInstantDay } from '../../lib/format.ts';

interface Props {
  client: Client;
  timeZone: string;
  onEdit: () => void;
  onDelete: () => void;
}

export const ClientCard = ({ client, timeZone, onEdit, onDelete }: Props) => (
  <DirectoryCard id={client.id} name={client.name} onEdit={onEdit} onDelete={onDelete}>
    {client.email && (
      <Fact icon={<Mail aria-label="Email" />}>
        <MailLink email={client.email} />
      </Fact>
    )}
    {client.phone && (
      <Fact icon={<Phone aria-label="Phone" />}>
        <PhoneLink phone={client.phone} />
      </Fact>
    )}
    {client.address && <Fact icon={<MapPin aria-label="Address" />}>{client.address}</Fact>}
    {client.budget !== null && (
      <Fact icon={<CircleDollarSign aria-label="Budget" />}>{formatBudget(client.budget)}</Fact>
    )}
    {client.due_date && <Fact icon={<CalendarDays aria-label="Due" />}>Due {formatDay(client.due_date)}</Fact>}
    {client.job_notes && <Fact icon={<NotebookPen aria-label="Notes" />}>{client.job_notes}</Fact>}
    <Fact icon={<CalendarPlus aria-label="Added" />}>Added {formatInstantDay(client.created_at, timeZone)}</Fact>
  </DirectoryCard>
);
