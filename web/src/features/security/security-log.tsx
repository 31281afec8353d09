import { SECURITY_EVENTS } from '@smoko/contract';
import { Section } from '../../components/layout/section.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { formatInstant } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/session.ts';
import { useSecurityEvents } from './api.ts';

/** What happened to the account, the latest first. */
export function SecurityLog() {
  const events = useSecurityEvents();
  const zone = useTimeZone();
  return (
    <Section title="Security Log" lead="What happened to your account, the latest first.">
      <ListState query={events} empty={<p className="text-soft">Nothing yet.</p>}>
        <ul className="max-h-96 divide-y divide-line overflow-y-auto">
          {events.data?.map(({ id, kind, device, place, address, created_at }) => (
            <li key={id} className="py-2.5">
              <p className="font-semibold">{SECURITY_EVENTS[kind]}</p>
              <p className="break-words text-soft text-sm">
                {[formatInstant(created_at, zone), device, place, address].filter(Boolean).join(' - ')}
              </p>
            </li>
          ))}
        </ul>
      </ListState>
    </Section>
  );
}
