import type { Plan } from '../content/pricing.ts';

/** What a plan costs: by the month and by the year, and that GST is in it. */
export const Price = ({ price, period, yearly }: Pick<Plan, 'price' | 'period' | 'yearly'>) => (
  <div className="grid gap-0.5">
    <p>
      <span className="headline text-2xl">{price}</span> {period}
    </p>
    <p className="text-sm text-soft">{yearly}</p>
  </div>
);
