import { listConsentLog } from '@smoko/contract';
import { Section } from '../../components/layout/section.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { formatAddress, formatInstant } from '../../lib/format.ts';
import { useView } from '../../lib/records/use-list.ts';
import { useTimeZone } from '../../lib/session.ts';
import { CHANNEL_NAMES, SOURCES } from './words.ts';

/** Every stop and start, kept for good. */
export function ConsentLog() {
  const zone = useTimeZone();
  const log = useView('consent_log', listConsentLog, {});
  return (
    <Section title="Consent Log" lead="Who said stop and start, when and how. It is kept for good, as proof.">
      <ListState query={log} empty={<p className="text-soft">Nothing yet.</p>}>
        <ul aria-label="Consent log" className="divide-y divide-line text-sm">
          {log.data?.map(({ id, created_at, channel, address, event, source, words }) => (
            <li key={id} className="flex flex-wrap gap-x-4 gap-y-0.5 py-2">
              <time dateTime={created_at} className="w-44 shrink-0 text-soft">
                {formatInstant(created_at, zone)}
              </time>
              <span className="min-w-0 flex-1 basis-56 break-words">
                <span className="break-all font-bold">{formatAddress(address)}</span>:{' '}
                {event === 'opt_out' ? 'no more' : 'again'} {CHANNEL_NAMES[channel].toLowerCase()}, {SOURCES[source]}
                {words && ` ("${words}")`}
              </span>
            </li>
          ))}
        </ul>
      </ListState>
    </Section>
  );
}
