import { cn } from '../../lib/cn.ts';
import { Skeleton } from '../indicators/skeleton.tsx';
import { type Figure, FiguresFrame, type FiguresProps, Made, toneOf } from './figures.tsx';

/** Figures as one low line above records: those are what the page is for. */
export const FigureLine = ({ figures, ...frame }: FiguresProps) => (
  <FiguresFrame {...frame} className="mb-3">
    {/* two beside each other on a phone, one where the text is set so large that sums would not fit */}
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,34%)),1fr))] gap-px overflow-hidden rounded-lg border border-line bg-line shadow-lift sm:flex sm:flex-wrap">
      {figures.map((figure) => (
        <SlimFigure key={figure.label} {...figure} />
      ))}
    </dl>
  </FiguresFrame>
);

function SlimFigure({ label, value, tone, note, beside, to }: Figure) {
  const text = value?.toLocaleString('en-AU');
  return (
    <div className="flex min-w-0 flex-1 flex-wrap content-start items-baseline gap-x-2 bg-surface px-3 py-1.5 max-sm:last:odd:col-span-full sm:basis-28">
      {/* on a phone always above its sum: beside it, whether there is room would show when the sum is there */}
      <dt className="font-semibold text-soft text-xs max-sm:basis-full">{label}</dt>
      <dd className={cn('font-extrabold text-base/6 tabular-nums', toneOf(tone))}>
        {text === undefined ? (
          <Skeleton className="h-6 w-16" />
        ) : to ? (
          <Made to={to} label={label} text={text} />
        ) : (
          text
        )}
      </dd>
      {(note || beside) && (
        <dd className="basis-full text-soft text-xs/4">
          {note && <span className="mr-1.5 font-semibold text-bad">{note}</span>}
          {beside}
        </dd>
      )}
    </div>
  );
}
