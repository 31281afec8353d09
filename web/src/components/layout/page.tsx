import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
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
  children: ReactNode;
}

/** The frame of every screen but the dashboard. */
export function Page({ title, lead, badges, paper = false, actions, children }: Props) {
  useEffect(() => {
    document.title = `${title} - Smoko`;
  }, [title]);
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-1 pb-10 lg:px-8">
      <Button variant="quiet" size="sm" asChild className="-mb-2 -ml-3 print:hidden">
        <Link to="/dashboard">
          <ArrowLeft aria-hidden className="size-5" />
          Back to Dashboard
        </Link>
      </Button>
      <div className={cn('mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2', paper && 'print:hidden')}>
        <div className="min-w-0">
          <h1 className="headline break-words text-xl sm:text-2xl">{title}</h1>
          {badges && <div className="mt-2 flex flex-wrap items-center gap-2">{badges}</div>}
          {lead && <p className="mt-1 max-w-prose text-soft">{lead}</p>}
        </div>
        {actions && (
          // where it is narrow one line that scrolls, the thing to do first: records begin on the first screen
          <div className="relative flex gap-3 max-lg:-mx-4 max-lg:gap-2 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 max-lg:*:last:order-first max-sm:min-w-[calc(100%+2rem)] max-sm:*:grow lg:flex-wrap print:hidden">
            {actions}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
