import type { ReactNode } from 'react';
import { type ClaimId, isSoon } from '../content/claims.ts';

interface Props {
  claim: ClaimId;
  as?: 'div' | 'li' | 'article' | 'tr' | 'p' | 'section';
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Where something of content/claims.ts is promised: tests/architecture/claims.test.ts looks for these. */
export const Claimed = ({ claim, as: Tag = 'div', ...props }: Props) => <Tag data-claim={claim} {...props} />;

/** Beside the promise of what is not there yet. */
export const SoonBadge = ({ claim }: { claim: ClaimId }) =>
  isSoon(claim) && (
    <span className="eyebrow inline-flex shrink-0 items-center rounded-full bg-wait-wash px-3 py-1 text-wait">
      Coming soon
    </span>
  );
