import { Copy, ExternalLink } from 'lucide-react';
import { copy } from '../../lib/copy.ts';
import { Button } from '../buttons/button.tsx';
import { type LinkedPaper, NewLinkButton } from './new-link.tsx';

interface Props {
  link: string;
  /** What it leads to, where several stand below each other. */
  of?: string;
  /** What can get another link in the place of this one. */
  paper?: LinkedPaper;
}

/** Buttons to copy, open and replace the public link by which a client sees a paper. */
export const PublicLink = ({ link, of, paper }: Props) => (
  <div className="flex flex-wrap gap-3">
    <Button size="sm" onClick={() => void copy(link)} aria-label={of && `Copy Link of ${of}`}>
      <Copy aria-hidden className="size-4" />
      Copy Link
    </Button>
    <Button size="sm" asChild>
      <a href={link} target="_blank" rel="noreferrer" aria-label={of && `${of} As the Client Sees It`}>
        <ExternalLink aria-hidden className="size-4" />
        As the Client Sees It
      </a>
    </Button>
    {paper && <NewLinkButton paper={paper} />}
  </div>
);
