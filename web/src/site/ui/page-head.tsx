import type { ReactNode } from 'react';

interface Props {
  badge?: string;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** What a page begins with: its one h1, what it is about, and the thing to do. */
export const PageHead = ({ badge, title, lead, children }: Props) => (
  <section className="border-line border-b-2 bg-amber-wash">
    <div className="mx-auto grid max-w-6xl gap-4 px-4 py-10 sm:px-6 sm:py-14">
      {badge && (
        <p className="eyebrow w-fit rounded-sm border-2 border-edge bg-surface px-2.5 py-1 text-ink">{badge}</p>
      )}
      <h1 className="headline max-w-3xl text-balance text-3xl sm:text-4xl">{title}</h1>
      {lead && <p className="max-w-2xl text-lg text-soft">{lead}</p>}
      {children && <div className="mt-2 flex flex-wrap gap-3">{children}</div>}
    </div>
  </section>
);

interface BlockProps {
  id: string;
  title: string;
  lead?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of a page under its heading, which names it. */
export const Block = ({ id, title, lead, className, children }: BlockProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={className}>
    <div className="mx-auto grid max-w-6xl gap-6 px-4 py-10 sm:px-6 sm:py-14">
      <div className="grid gap-2">
        <h2 id={`${id}-title`} className="headline text-2xl">
          {title}
        </h2>
        {lead && <p className="max-w-2xl text-soft">{lead}</p>}
      </div>
      {children}
    </div>
  </section>
);
