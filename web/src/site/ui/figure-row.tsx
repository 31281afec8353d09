import type { ClaimId } from '../content/claims.ts';
import { ClaimBadge, Claimed } from './claimed.tsx';

interface Figure {
  figure: string;
  label: string;
  claim: ClaimId;
}

/** Figures, big. */
export const FigureRow = ({ figures }: { figures: readonly Figure[] }) => (
  <ul className="grid grid-cols-3 gap-x-3 gap-y-6 sm:gap-x-4">
    {figures.map(({ figure, label, claim }) => (
      <Claimed
        as="li"
        key={claim}
        claim={claim}
        className="flex flex-col items-start border-l-4 border-amber pl-2.5 sm:pl-4"
      >
        <span className="headline text-lg sm:text-2xl lg:text-3xl">{figure}</span>{' '}
        <span className="mb-2 max-sm:text-sm">{label}</span> <ClaimBadge claim={claim} />
      </Claimed>
    ))}
  </ul>
);
