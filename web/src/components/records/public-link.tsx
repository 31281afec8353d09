import { Copy, ExternalLink } from 'lucide-react';
import { copy } from '../../lib/copy.ts';
import { Button } from '../buttons/button.tsx';

/** Buttons to copy and open the public link by which a client sees a quote, an invoice or a variation. */
export const PublicLink = ({ link }: { link: string }) => (
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
);
