import { type Client, clientView } from '@smoko/contract';
import { BellOff, CalendarDays, CalendarPlus, CircleDollarSign, Mail, MapPin, NotebookPen, Phone } from 'lucide-react';
import { CardLink, DirectoryCard, Fact, MessagesLink, ViewFacts } from '../../components/lists/directory-card.tsx';
import { MailLink, PhoneLink } from '../../components/records/contact-links.tsx';
import { formatBudget, formatDay, formatInstantDay } from '../../lib/format.ts';

interface Props {
  client: Client;
  timeZone: string;
  onEdit: () => void;
  onDelete: () => void;
}

export const ClientCard = ({ client, timeZone, onEdit, onDelete }: Props) => (
  <DirectoryCard
    id={client.id}
    name={client.name}
    onEdit={onEdit}
    onDelete={onDelete}
    foot={
      <div className="flex flex-wrap gap-x-6">
        <MessagesLink to={`/inbox?client=${client.id}`} name={client.name} />
        <CardLink
          to={`/client-account?client=${client.id}`}
          icon={CircleDollarSign}
          label={`Account of ${client.name}`}
        >
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
        follow_ups_paused: (client.sms_opt_out || client.email_opt_out || client.follow_ups_paused) && (
          <Fact icon={<BellOff aria-label="Messages" />}>{quiet(client)}</Fact>
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

/** What this client does not want: "No texts, no follow-ups". */
function quiet({ sms_opt_out, email_opt_out, follow_ups_paused }: Client): string {
  const none = [
    sms_opt_out && 'no texts',
    email_opt_out && 'no offers by e-mail',
    follow_ups_paused && 'no follow-ups',
  ];
  const text = none.filter(Boolean).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
