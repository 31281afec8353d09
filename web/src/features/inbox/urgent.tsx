import { type InboxItem, listInbox } from '@smoko/contract';
import { Siren } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatAddress, formatInstant } from '../../lib/format.ts';
import { useView } from '../../lib/records/use-list.ts';
import { useTimeZone } from '../../lib/session.ts';

const KINDS: Record<NonNullable<InboxItem['urgent']>, string> = { emergency: 'Emergency', complaint: 'Complaint' };

const ofKind = (items: readonly InboxItem[], kind: InboxItem['urgent']) =>
  items.filter(({ urgent }) => urgent === kind);

/** What nobody should have to look for: emergencies and complaints that were not read, above all else that came in. */
export function Urgent() {
  const zone = useTimeZone();
  const unread = useView('inbox', listInbox, { urgent: 'true', unread: 'true' }).data ?? [];
  const items = [...ofKind(unread, 'emergency'), ...ofKind(unread, 'complaint')];
  if (items.length === 0) return null;
  return (
    <section aria-label="Ring them" className="mb-5 rounded-lg border border-bad bg-bad-wash p-2 text-bad">
      <ul className="divide-y divide-bad/30">
        {items.map(({ id, urgent, contact, from, from_name, body, received_at }) => (
          <li key={id}>
            <Link to={`/inbox?item=${id}`} className="flex min-h-12 items-start gap-3 rounded-md p-2 hover:underline">
              <Siren aria-hidden className="mt-0.5 size-5 shrink-0" />
              <span className="min-w-0 flex-1">
                <span className="block break-words font-bold">
                  {urgent && KINDS[urgent]}:{' '}
                  {contact.kind === 'unknown' ? from_name || formatAddress(from) : contact.name}
                </span>
                <span className="line-clamp-2 break-words text-sm">{body}</span>
                <time dateTime={received_at} className="mt-0.5 block text-xs">
                  {formatInstant(received_at, zone)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
