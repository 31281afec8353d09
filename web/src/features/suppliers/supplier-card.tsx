import { type Supplier, supplierView } from '@smoko/contract';
import { CalendarPlus, Landmark, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/indicators/badge.tsx';
import { DirectoryCard, Fact, MessagesLink, ViewFacts } from '../../components/lists/directory-card.tsx';
import { MailLink, PhoneLink } from '../../components/records/contact-links.tsx';
import { formatInstantDay } from '../../lib/format.ts';
import { messagesPath, supplierPath } from '../../lib/record-path.ts';

interface Props {
  supplier: Supplier;
  timeZone: string;
  onEdit: () => void;
  onDelete: () => void;
  select: ReactNode;
}

export const SupplierCard = ({ supplier, timeZone, onEdit, onDelete, select }: Props) => (
  <DirectoryCard
    id={supplier.id}
    name={supplier.name}
    to={supplierPath(supplier.id)}
    badge={
      <>
        {supplier.specialty && <Badge tone="busy">{supplier.specialty}</Badge>}
        {supplier.contractor && <Badge tone="idle">Contractor</Badge>}
      </>
    }
    select={select}
    onEdit={onEdit}
    onDelete={onDelete}
    foot={<MessagesLink to={messagesPath({ supplier_id: supplier.id })} name={supplier.name} />}
  >
    <ViewFacts
      view={supplierView}
      record={supplier}
      own={{
        email: supplier.email && (
          <Fact icon={<Mail aria-label="Email" />}>
            <MailLink email={supplier.email} />
          </Fact>
        ),
        phone: supplier.phone && (
          <Fact icon={<Phone aria-label="Phone" />}>
            <PhoneLink phone={supplier.phone} />
          </Fact>
        ),
        address: supplier.address && <Fact icon={<MapPin aria-label="Address" />}>{supplier.address}</Fact>,
        abn: supplier.abn && <Fact icon={<Landmark aria-label="ABN" />}>ABN {supplier.abn}</Fact>,
      }}
    />
    <Fact icon={<CalendarPlus aria-label="Added" />}>Added {formatInstantDay(supplier.created_at, timeZone)}</Fact>
  </DirectoryCard>
);
