import { ChevronDown, TriangleAlert } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

export const ROW = 'flex min-h-14 w-full items-center gap-3 px-4 py-3 text-left';

export interface Shown {
  /** The box's name on the form. */
  code?: string;
  name: string;
  about?: string;
  amount: string;
  tone?: 'wait';
}

export const Words = ({ code, name, about, amount, tone }: Shown) => (
  <>
    {code && <span className="w-9 shrink-0 font-bold tabular-nums">{code}</span>}
    {tone && <TriangleAlert aria-hidden className="size-5 shrink-0 text-wait" />}
    <span className="min-w-0 flex-1">
      <span className={cn('block break-words', tone && 'font-bold')}>{name}</span>
      {about && <span className="mt-0.5 block wrap-anywhere text-soft text-sm">{about}</span>}
    </span>
    <span className="shrink-0 font-bold tabular-nums">{amount}</span>
  </>
);

/** A figure that opens to what it is made of. */
export const Opening = ({ children, ...shown }: Shown & { children: ReactNode }) => (
  <Collapsible.Root>
    <Collapsible.Trigger className={cn(ROW, 'group hover:bg-sunken')}>
      <Words {...shown} />
      <ChevronDown aria-hidden className="size-5 shrink-0 text-soft group-data-[state=open]:rotate-180" />
    </Collapsible.Trigger>
    <Collapsible.Content className="border-line border-t bg-page px-4 py-2">{children}</Collapsible.Content>
  </Collapsible.Root>
);
