import type { Calendar, CalendarEntry } from '@smoko/contract';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Page } from '../../components/layout/page.tsx';
import { Empty } from '../../components/lists/empty.tsx';
import { useIsDesktop } from '../../lib/media.ts';
import { Dragging } from './acts.tsx';
import { DayList } from './day-list.tsx';
import { daysFrom, titleOf, type View } from './days.ts';
import { MonthGrid } from './month-grid.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { Toolbar } from './toolbar.tsx';
import { Unscheduled } from './unscheduled.tsx';
import { useCalendar } from './use-calendar.ts';
import { useMove } from './use-move.ts';

/** Jobs by their date and tasks by their due date, in the business's zone. */
export function CalendarPage() {
  const { view, query, set, day: lookedAt, opened } = useCalendar();
  const move = useMove();
  const calendar = query.data;
  const entry = [...(calendar?.entries ?? []), ...(calendar?.unscheduled ?? [])].find(({ id }) => id === opened);
  const drop = (dropped: CalendarEntry, day: string) => move(dropped, day, dropped.time);
  return (
    <Page
      title="Calendar"
      actions={
        <Button variant="primary" asChild>
          <Link to={view === 'day' && lookedAt ? `/create-project?day=${lookedAt}` : '/create-project'}>
            <Plus aria-hidden className="size-5" />
            New Job
          </Link>
        </Button>
      }
    >
      {query.isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : !calendar ? (
        <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : (
        <>
          <Toolbar
            view={view}
            day={calendar.day}
            today={calendar.today}
            title={titleOf(view, calendar)}
            onView={(next) => set('view', next)}
            onDay={(day) => set('day', day)}
          />
          {query.isRefetchError && (
            <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} since={query.dataUpdatedAt} />
          )}
          <Dragging onDrop={drop}>
            <Days view={view} calendar={calendar} />
            <Unscheduled entries={calendar.unscheduled} />
          </Dragging>
          {calendar.more && <p className="mt-4 text-soft">There is more than fits here. Look at one week or day.</p>}
          {calendar.entries.length === 0 && (
            <div className="mt-4">
              <Empty
                title="Nothing Booked"
                hint="Jobs with a date and tasks with a due date stand here."
                say="Put the deck for Priya Sharma on Thursday at 9 am"
              />
            </div>
          )}
        </>
      )}
      {entry && (
        <MoveDialog
          key={entry.id}
          entry={entry}
          today={calendar?.today ?? ''}
          onMove={(date, time) => move(entry, date, time)}
          onClose={() => set('entry', '')}
        />
      )}
    </Page>
  );
}

function Days({ view, calendar }: { view: View; calendar: Calendar }) {
  const desktop = useIsDesktop();
  const days = daysFrom(calendar.from, calendar.to);
  // while the next one is on its way, what is there may still be the one before
  if (days.length > 7) return <MonthGrid calendar={calendar} days={days} />;
  return <DayList calendar={calendar} days={days} columns={view === 'week' && desktop && days.length > 1} />;
}
