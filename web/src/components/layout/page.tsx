import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { cameFrom } from '../../lib/came-from.ts';
import { cn } from '../../lib/cn.ts';
import { Button } from '../buttons/button.tsx';

interface Props {
  title: string;
  /** A sentence below the title. */
  lead?: string;
  /** What stands below the title: badges. */
  badges?: ReactNode;
  /** Printed, it has a head of its own, and this title is left out. */
  paper?: boolean;
  /** What can be done here: buttons. */
  actions?: ReactNode;
  /** Of what is one column of cards: the head is no wider than they are. */
  narrow?: boolean;
  /** Of one record: back leads to the list that one came from. */
  ofRecord?: boolean;
  children: ReactNode;
}

/**
 * Where it is narrow one line that scrolls, the thing to do first: records begin on the first screen. On a phone it stands below
 * the title, its buttons as small as a thumb allows; a menu alone stands beside the title.
 */
const ACTIONS = cn(
  'max-lg:scroll-hint max-lg:-mx-4 max-lg:gap-2 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 max-lg:*:last:order-first',
  'max-sm:min-w-[calc(100%+2rem)] max-sm:gap-1.5 max-sm:*:grow max-sm:[&>:is(a,button)]:gap-1.5 max-sm:[&>:is(a,button)]:px-2.5 max-sm:[&>:is(a,button)]:text-sm',
  'max-sm:has-[>:only-child>:only-child>[aria-haspopup]]:min-w-0',
);

/** The frame of every screen but the dashboard. */
export function Page({
  title,
  lead,
  badges,
  paper = false,
  actions,
  narrow = false,
  ofRecord = false,
  children,
}: Props) {
  useEffect(() => {
    document.title = `${title} - Smoko`;
  }, [title]);
  const [list] = useState(() => (ofRecord ? cameFrom() : null));
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-1 pb-10 lg:px-8">
      <Button variant="quiet" size="sm" asChild className="-mb-2 -ml-3 print:hidden">
        <Link to={list?.to ?? '/dashboard'}>
          <ArrowLeft aria-hidden className="size-5" />
          Back to {list?.label ?? 'Dashboard'}
        </Link>
      </Button>
      <div
        className={cn(
          'mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2',
          narrow && 'max-w-4xl',
          paper && 'print:hidden',
        )}
      >
        <div className="min-w-0">
          <h1 className="headline break-words text-xl sm:text-2xl">{title}</h1>
          {badges && <div className="mt-2 flex flex-wrap items-center gap-2">{badges}</div>}
          {lead && <p className="mt-1 max-w-prose text-soft">{lead}</p>}
        </div>
        {actions && <div className={cn(ACTIONS, 'relative flex gap-3 lg:flex-wrap print:hidden')}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
