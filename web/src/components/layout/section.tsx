import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

interface Props {
  title: string;
  /** What it is for. */
  lead?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A part of the page with its name, what it is for, and what can be done. */
export function Section({ title, lead, actions, children }: Props) {
  const id = useId();
  return (
    <Card className="p-5">
      <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0 flex-1 basis-64">
            <h2 id={id} className="headline text-lg">
              {title}
            </h2>
            {lead && <div className="mt-1 break-words text-soft text-sm">{lead}</div>}
          </div>
          {actions}
        </div>
        {children}
      </section>
    </Card>
  );
}
