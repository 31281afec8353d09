import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

interface Props {
  id: string;
  title: ReactNode;
  lead?: string;
  eyebrow?: string;
  /** Beside the heading. */
  badge?: ReactNode;
  tone?: keyof typeof tones;
  children: ReactNode;
}

const tones = {
  page: '',
  sunken: 'border-y-2 border-line bg-sunken',
  ink: 'on-bar bg-bar text-bar-ink',
} as const;

/** A part of a page, with its heading; `id` is its anchor. */
export const Section = ({ id, title, lead, eyebrow, badge, tone = 'page', children }: Props) => (
  <section id={id} aria-labelledby={`${id}-title`} className={tones[tone]}>
    <div className="mx-auto grid max-w-6xl gap-5 px-4 py-9 sm:gap-8 sm:px-6 sm:py-14 lg:py-20">
      <div className="grid max-w-2xl gap-3">
        {eyebrow && <p className={cn('eyebrow', tone === 'ink' ? 'text-bar-soft' : 'text-faint')}>{eyebrow}</p>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 id={`${id}-title`} className="headline text-2xl lg:text-3xl">
            {title}
          </h2>
          {badge}
        </div>
        {lead && <p className={cn('text-lg', tone === 'ink' ? 'text-bar-soft' : 'text-soft')}>{lead}</p>}
      </div>
      {children}
    </div>
  </section>
);

/** The top of a page below Home. */
export const PageTop = ({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) => (
  <div className="mx-auto grid max-w-6xl gap-5 px-4 pt-8 pb-6 sm:px-6 sm:pt-12 lg:pt-20">
    <h1 className="headline max-w-4xl text-3xl lg:text-4xl">{title}</h1>
    <p className="max-w-2xl text-lg text-soft">{lead}</p>
    {children}
  </div>
);
