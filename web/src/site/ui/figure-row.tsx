import type { ClaimId } from '../content/claims.ts';
import { Claimed } from './claimed.tsx';

interface Figure {
  figure: string;
  label: string;
  claim: ClaimId;
}

/** Figures, big. */
export const FigureRow = ({ figures }: { figures: readonly Figure[] }) => (
  <ul className="grid gap-4 sm:grid-cols-3">
    {figures.map(({ figure, label, claim }) => (
      <Claimed as="li" key={claim} claim={claim} className="border-l-4 border-amber pl-4">
        <span className="headline block text-2xl lg:text-3xl">{figure}</span> {label}
      </Claimed>
    ))}
  </ul>
);
