import { Check, X } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import type { Plan } from '../content/pricing.ts';
import { ClaimBadge, Claimed } from './claimed.tsx';

/** What a plan has, and what it has not. */
export const PlanFeatures = ({ features }: Pick<Plan, 'features'>) => (
  <ul className="grid gap-2.5 border-t-2 border-line pt-4">
    {features.map((feature) => (
      <PlanFeature key={feature.name} {...feature} />
    ))}
  </ul>
);

const PlanFeature = ({ name, included, claim }: Plan['features'][number]) => {
  const Sign = included ? Check : X;
  const line = (
    <>
      <Sign
        aria-hidden
        className={cn('mt-0.5 size-5 shrink-0', included ? 'text-good' : 'text-faint')}
        strokeWidth={3}
      />
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className={included ? '' : 'text-faint'}>
          {!included && <span className="sr-only">Not included: </span>}
          {name}
        </span>
        {claim && <ClaimBadge claim={claim} />}
      </span>
    </>
  );
  const className = 'flex gap-2.5';
  return claim ? (
    <Claimed as="li" claim={claim} className={className}>
      {line}
    </Claimed>
  ) : (
    <li className={className}>{line}</li>
  );
};
