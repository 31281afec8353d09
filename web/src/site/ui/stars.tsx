import { Star } from 'lucide-react';
import { cn } from '../../lib/cn.ts';

const FIVE = [1, 2, 3, 4, 5];

export const Stars = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={`${rating} of 5 stars`} className="flex gap-0.5">
    {FIVE.map((n) => (
      <Star key={n} aria-hidden className={cn('size-5', n <= rating ? 'fill-amber text-amber-strong' : 'text-line')} />
    ))}
  </span>
);
