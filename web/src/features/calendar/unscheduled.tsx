import type { CalendarEntry } from '@smoko/contract';
import { useIsDesktop } from '../../lib/media.ts';
import { EntryLink } from './entry-link.tsx';

/** Jobs that nobody has put on a day yet: dragged to one, or opened to pick it. */
export function Unscheduled({ entries }: { entries: readonly CalendarEntry[] }) {
  const desktop = useIsDesktop();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="unscheduled" className="mt-6">
      <h2 id="unscheduled" className="headline text-lg">
        Unscheduled
      </h2>
      <p className="mb-3 text-soft text-sm">
        {desktop ? 'Drag a job to a day, or open it and pick one.' : 'Open a job and pick its day.'}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {entries.map((entry) => (
          <li key={entry.id} className="min-w-0">
            <EntryLink entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
