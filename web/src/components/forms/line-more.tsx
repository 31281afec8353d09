import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PricedValues } from '../../lib/priced-values.ts';
import { Button } from '../buttons/button.tsx';

interface Props {
  place: number;
  /** More that is said of the line by what is folded away, in a few words. */
  words?: string | null | undefined;
  children: ReactNode;
}

const IN_SIGHT = new Set(['description', 'quantity', 'unit', 'unit_price']);

/**
 * What few lines have: its tax, a discount, whether it is optional. On a phone it is a tap away, so that several lines are seen at
 * once; what a line has of it is said meanwhile, and what is wrong with it opens it.
 */
export function LineMore({ place, words, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { control, formState } = useFormContext<PricedValues>();
  const [tax, discount] = useWatch({ control, name: [`lines.${place}.tax`, `lines.${place}.discount_percent`] });
  const wrong = Object.keys(formState.errors.lines?.[place] ?? {}).some((name) => !IN_SIGHT.has(name));
  // it stays open while that is put right
  if (wrong && !open) setOpen(true);
  const has = [tax === 'free' && 'GST free', discount.trim() && `${discount.replace('%', '').trim()}% off`, words]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`Details of line ${place + 1}${has ? `: ${has}` : ''}`}
        onClick={() => setOpen(wrong || !open)}
        className="col-span-2 -ml-3.5 min-w-0 justify-self-start max-sm:order-4 sm:hidden"
      >
        <ChevronDown aria-hidden className={open ? 'size-4 shrink-0 rotate-180' : 'size-4 shrink-0'} />
        <span className="truncate">{has || 'Details'}</span>
      </Button>
      <div id={id} className={`col-span-full grid gap-2 max-sm:order-5 ${open ? '' : 'max-sm:hidden'}`}>
        {children}
      </div>
    </>
  );
}
