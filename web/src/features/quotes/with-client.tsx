import { isOffered, isTaken, type Quote } from '@smoko/contract';
import { PublicLink } from '../../components/records/public-link.tsx';
import { formatInstant, formatMoney } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/session.ts';

const DECISIONS = { accepted: 'Accepted', declined: 'Declined' } as const;

/** What its client answered, and where they see it. */
export function WithClient({ quote: { id, short_name, link, response, lines, status } }: { quote: Quote }) {
  const zone = useTimeZone();
  const taken = lines.filter((line) => isOffered(line) && isTaken(line)).map(({ description }) => description);
  const took = status === 'accepted' && lines.some(isOffered) ? taken.join(', ') || 'Nothing of it' : null;
  if (!link && !response && !took) return null;
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
      {took && (
        <p className="break-words">
          <span className="font-bold">Taken of what was optional:</span> {took}
        </p>
      )}
      {link && <PublicLink link={link} paper={{ kind: 'quote', id, name: `Quote ${short_name}` }} />}
    </div>
  );
}
