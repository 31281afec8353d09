import { adminTasks, type Calendar, type CalendarEntry, projects } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatTime } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { KeptForLater } from '../../lib/queue/waiting.ts';
import { refreshTable } from '../../lib/records/refresh.ts';
import { useKeyed } from '../../lib/records/use-send-once.ts';
import { toast, UNDO_MS } from '../../lib/toast.ts';
import { shortDay } from './days.ts';
import { CALENDAR } from './use-calendar.ts';

interface Move {
  entry: CalendarEntry;
  date: string | null;
  time: string | null;
  /** It takes back one before. */
  undo?: boolean;
}

/** What is sent to move it. */
const jobOf = ({ entry: { id, version }, date, time }: Move) => ({ id, version, job_date: date, job_time: time });
const taskOf = ({ entry: { id, version }, date, time }: Move) => ({ id, version, due_date: date, due_time: time });

/** Each where it belongs by now: on its day, or without one. */
function withEntries(calendar: Calendar, change: (entry: CalendarEntry) => CalendarEntry): Calendar {
  const all = [...calendar.entries, ...calendar.unscheduled].map(change);
  return {
    ...calendar,
    entries: all.filter(({ date }) => date !== null),
    unscheduled: all.filter(({ date }) => date === null),
  };
}

/** Puts a job or task on another day: seen at once, told with Undo, put back where the server refuses. */
export function useMove() {
  const client = useQueryClient();
  const send = useKeyed();
  const show = (id: string, date: string | null, time: string | null) =>
    client.setQueriesData<Calendar>(
      { queryKey: [CALENDAR] },
      (before) => before && withEntries(before, (entry) => (entry.id === id ? { ...entry, date, time } : entry)),
    );
  const { mutate } = useMutation({
    scope: { id: 'move' },
    mutationFn: (move: Move): Promise<{ version: number }> =>
      move.entry.kind === 'job'
        ? send(projects.operations.update, jobOf(move))
        : send(adminTasks.operations.update, taskOf(move)),
    onMutate: async ({ entry, date, time }) => {
      await client.cancelQueries({ queryKey: [CALENDAR] });
      show(entry.id, date, time);
    },
    onError: (error, { entry }) => {
      if (!(error instanceof KeptForLater)) show(entry.id, entry.date, entry.time);
      notify.failure(error);
    },
    onSuccess: ({ version }, { entry, date, time, undo }) => {
      if (undo) return;
      const moved = { ...entry, version, date, time };
      const back = () => mutate({ entry: moved, date: entry.date, time: entry.time, undo: true });
      toast.success('Rescheduled', {
        description: `${entry.title}: ${date ? shortDay(date) : 'no day'}${time ? `, ${formatTime(time)}` : ''}`,
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: back },
      });
    },
    onSettled: (_, _error, { entry }) => refreshTable(client, entry.kind === 'job' ? 'projects' : 'admin_tasks'),
  });
  return (entry: CalendarEntry, date: string, time: string | null) => {
    if (date !== entry.date || time !== entry.time) mutate({ entry, date, time });
  };
}
