import { listRestores } from '@smoko/contract';
import { formatInstant } from '../../lib/format.ts';
import { useView } from '../../lib/records/use-list.ts';
import { useTimeZone } from '../../lib/session.ts';

/** What came of the last time, also where nobody was there to see it. */
export function PastRestore() {
  const list = useView('restores', listRestores, {});
  const timeZone = useTimeZone();
  const [last] = list.data ?? [];
  if (!last) return null;
  const { status, records, files, made_at, created_at, error } = last;
  if (status === 'running') return <p className="text-soft">A copy is being brought back.</p>;
  return (
    <p className="text-soft">
      {status === 'done'
        ? `Brought back on ${formatInstant(created_at, timeZone)}: ${records.toLocaleString('en-AU')} records and ${files.toLocaleString('en-AU')} files, as they were on ${formatInstant(made_at, timeZone)}.`
        : `Tried on ${formatInstant(created_at, timeZone)}: ${error}`}
    </p>
  );
}
