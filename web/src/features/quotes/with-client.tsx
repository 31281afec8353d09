import type { Quote } from '@smoko/contract';
import { Copy, ExternalLink } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { copy } from '../../lib/copy.ts';
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
      {link && (
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={() => void copy(link)}>
            <Copy aria-hidden className="size-4" />
            Copy Link
          </Button>
          <Button size="sm" asChild>
            <a href={link} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden className="size-4" />
              As the Client Sees It
            </a>
          </Button>
        </div>
      )}
    </div>
  );
}
