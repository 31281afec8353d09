import type { ReactNode } from 'react';
import { type ClaimId, isExample, isSoon } from '../content/claims.ts';

interface Props {
  claim: ClaimId;
  as?: 'div' | 'li' | 'article' | 'tr' | 'p' | 'section';
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Where something of content/claims.ts is promised: tests/architecture/site-content.test.ts looks for these. */
export const Claimed = ({ claim, as: Tag = 'div', ...props }: Props) => <Tag data-claim={claim} {...props} />;

const badge = 'eyebrow inline-flex shrink-0 items-center rounded-full px-2.5 py-0.5';

/** Beside the promise of what is not there yet. */
export const SoonBadge = ({ claim }: { claim: ClaimId }) =>
  isSoon(claim) && <span className={`${badge} bg-wait-wash text-wait`}>Coming soon</span>;

/** Beside what is made up until the operator says that it is their own (SITE_CONTENT=own): the server takes it away then. */
export const ExampleBadge = () => (
  <span data-unless="own" className={`${badge} border border-current bg-surface text-ink`}>
    Example
  </span>
);

/** What a promise has to say of itself: that it is still to come, or an example. */
export const ClaimBadge = ({ claim }: { claim: ClaimId }) =>
  isExample(claim) ? <ExampleBadge /> : <SoonBadge claim={claim} />;
