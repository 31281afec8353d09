import type { Quote } from '@smoko/contract';
import { PublicLink } from '../../components/records/public-link.tsx';
import { formatInstant, formatMoney } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/session.ts';

const DECISIONS = { accepted: 'Accepted', declined: 'Declined' } as const;

/** What its client answered, and where they see it. */
export function WithClient({ quote: { link, response } }: { quote: Quote }) {
  const zone = useTimeZone();
  if (!link && !response) return null;
  return (
    <div className="grid gap-3">
      {response && (
        <p className="break-words">
          <span className="font-bold">
            {DECISIONS[response.decision]} by {response.name}
          </span>
          , {formatInstant(response.at, zone)}, {formatMoney(response.total)}
          {response.reason && `: "${response.reason}"`}
        </p>
      )}
      {link && <PublicLink link={link} />}
    </div>
  );
}
