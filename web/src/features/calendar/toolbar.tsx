import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { cn } from '../../lib/cn.ts';
import { step, type View } from './days.ts';

interface Props {
  view: View;
  day: string;
  today: string;
  title: string;
  onView: (view: string) => void;
  onDay: (day: string) => void;
}

const VIEWS: Record<View, string> = { day: 'Day', week: 'Week', month: 'Month' };

export const Toolbar = ({ view, day, today, title, onView, onDay }: Props) => (
  <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
    <div className="flex items-center gap-1">
      <IconButton label={`Previous ${view}`} onClick={() => onDay(step(view, day, -1))}>
        <ChevronLeft aria-hidden className="size-6" />
      </IconButton>
      <Button size="sm" onClick={() => onDay(today)}>
        Today
      </Button>
      <IconButton label={`Next ${view}`} onClick={() => onDay(step(view, day, 1))}>
        <ChevronRight aria-hidden className="size-6" />
      </IconButton>
    </div>
    <h2 aria-live="polite" className="headline min-w-0 flex-1 basis-60 text-base lg:text-lg">
      {title}
    </h2>
    <nav aria-label="View" className="grid auto-cols-fr grid-flow-col gap-1 rounded-md bg-sunken p-1 max-sm:w-full">
      {Object.entries(VIEWS).map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-current={value === view ? 'true' : undefined}
          onClick={() => onView(value)}
          className={cn(
            'min-h-12 rounded-sm px-4 font-bold text-sm',
            value === view ? 'bg-surface text-ink shadow-lift' : 'text-soft hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </nav>
  </div>
);
