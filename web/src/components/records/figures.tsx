import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '../../lib/cn.ts';
import { formatInstant } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/session.ts';
import { LoadError } from '../indicators/load-error.tsx';
import { Skeleton } from '../indicators/skeleton.tsx';
import { Card } from '../layout/card.tsx';

interface Query {
  data: unknown;
  isPending: boolean;
  isFetching: boolean;
  isRefetchError: boolean;
  dataUpdatedAt: number;
  refetch: () => unknown;
}

export interface Figure {
  label: string;
  /** A count, or a formatted sum; undefined while it loads. */
  value: number | string | undefined;
  tone?: 'good' | 'bad' | undefined;
  /** Shown below the value. */
  note?: ReactNode;
  /** Where what it is made of stands: an address, or `#id` of a part of this page. */
  to?: string;
  /** What is no part of the value and belongs beside it, in quiet words. */
  beside?: ReactNode;
}

export interface FiguresProps {
  label: string;
  query: Query;
  figures: readonly Figure[];
}

/** The counts and sums at the top of a page. */
export function Figures({ figures, ...frame }: FiguresProps) {
  const texts = figures.map(({ value }) => value?.toLocaleString('en-AU') ?? '');
  const longest = Math.max(1, ...texts.map(({ length }) => length));
  // four are two and two where they do not fit in one row, never three and one
  const four = figures.length === 4 && longest <= HUGE;
  return (
    <FiguresFrame {...frame} className="@container mb-6">
      <dl className={cn('gap-3', four ? 'grid grid-cols-2 @2xl:grid-cols-4' : 'flex flex-wrap')}>
        {figures.map((figure) => (
          <FigureCard key={figure.label} {...figure} longest={longest} />
        ))}
      </dl>
    </FiguresFrame>
  );
}

interface FrameProps extends Omit<FiguresProps, 'figures'> {
  className: string;
  children: ReactNode;
}

/** Figures, or what is said where they could not be loaded. */
export function FiguresFrame({ label, query, className, children }: FrameProps) {
  const zone = useTimeZone();
  const { isRefetchError, dataUpdatedAt } = query;
  return (
    <section aria-label={label} className={className}>
      {query.data || query.isPending ? (
        children
      ) : (
        <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />
      )}
      {isRefetchError && (
        <p className="mt-2 text-soft text-sm">
          As it was {formatInstant(new Date(dataUpdatedAt).toISOString(), zone)}.
        </p>
      )}
    </section>
  );
}

export const toneOf = (tone: Figure['tone']) => (tone === 'good' ? 'text-good' : tone === 'bad' && 'text-bad');

function FigureCard({ label, value, tone, note, beside, to, longest }: Figure & { longest: number }) {
  const text = value?.toLocaleString('en-AU');
  return (
    <Card
      className={cn(
        '@container min-w-0 flex-1 px-3 py-3 sm:px-4',
        longest > HUGE ? 'basis-56' : 'basis-36 sm:basis-44',
      )}
    >
      <dt className="font-semibold text-sm text-soft">{label}</dt>
      <dd
        className={cn(
          'headline mt-1 break-words text-[length:min(var(--text-xl),var(--fit))] leading-7 tabular-nums',
          // a card that is alone in its row is wider: keeps its text as small as in the rows above
          longest <= HUGE &&
            'max-sm:[div:last-child:nth-child(odd)>&]:text-[length:min(var(--text-xl),0.46*var(--fit))]',
          toneOf(tone),
        )}
        style={{ '--fit': `${WIDTH / longest}cqi` } as CSSProperties}
      >
        {text === undefined ? (
          <Skeleton className="h-7 w-20" />
        ) : to ? (
          <Made to={to} label={label} text={text} />
        ) : (
          text
        )}
      </dd>
      {note && <dd className="mt-0.5 break-words font-semibold text-bad text-sm">{note}</dd>}
      {beside && <dd className="mt-0.5 break-words text-soft text-sm">{beside}</dd>}
    </Card>
  );
}

/** A figure that leads to what it is made of. */
export const Made = ({ to, label, text }: { to: string; label: string; text: string }) => {
  const looks = {
    'aria-label': `${label}: ${text}`,
    className: 'underline decoration-2 decoration-line underline-offset-4 hover:decoration-edge',
  };
  // the browser itself scrolls to a part of the page
  return to.startsWith('#') ? (
    <a href={to} {...looks}>
      {text}
    </a>
  ) : (
    <Link to={to} {...looks}>
      {text}
    </Link>
  );
};

/** With a longer number than this (characters) each card gets its own row on a phone, as numbers must not wrap. */
const HUGE = 15;
/** The font size of all cards is set by the longest number: WIDTH / its length, in percent of the card's width (cqi). */
const WIDTH = 155;
