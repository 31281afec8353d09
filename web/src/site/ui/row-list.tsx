import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import type { ClaimId } from '../content/claims.ts';
import { ClaimBadge, Claimed } from './claimed.tsx';
import { Icon } from './icon.tsx';

interface Row {
  icon?: string;
  title: string;
  href?: string;
  description: string;
  claim: ClaimId;
}

const columnLooks = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const;

interface Props {
  rows: readonly Row[];
  columns?: keyof typeof columnLooks;
  /** On a phone two beside each other by their names alone. */
  short?: boolean;
}

/** Many short promises in one frame: a line each on a phone. As many of them as fill its columns. */
export const RowList = ({ rows, columns = 3, short = false }: Props) => (
  <Rows columns={columns} className={short ? 'grid-cols-2' : ''}>
    {rows.map(({ icon, title, href, description, claim }) => (
      <Claimed as="li" key={title} claim={claim} className="flex gap-3.5 bg-surface p-4 sm:p-5">
        {icon && <Icon name={icon} className={cn('size-10', short && 'max-sm:hidden')} />}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-bold">{href ? <RowLink href={href}>{title}</RowLink> : title}</h3>
            <ClaimBadge claim={claim} />
          </div>
          <p className={cn('mt-0.5 text-soft', short && 'max-sm:hidden')}>{description}</p>
        </div>
      </Claimed>
    ))}
  </Rows>
);

interface FrameProps {
  columns: keyof typeof columnLooks;
  className?: string;
  children: ReactNode;
}

/** The frame alone. */
export const Rows = ({ columns, className, children }: FrameProps) => (
  <ul
    className={cn(
      'grid gap-px overflow-hidden rounded-lg border-2 border-line bg-line text-ink',
      className,
      columnLooks[columns],
    )}
  >
    {children}
  </ul>
);

/** As tall as a thumb, without making its row taller. */
const RowLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="-my-2.5 inline-flex min-h-12 items-center text-link underline underline-offset-4">
    {children}
  </a>
);
