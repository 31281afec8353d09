import { type CalendarEntry, dateSchema } from '@smoko/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Field } from '../../components/forms/field.tsx';
import { Input } from '../../components/forms/input.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { OnMyWay } from '../../components/records/on-my-way.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { jobPath } from '../../lib/record-path.ts';

interface Props {
  entry: CalendarEntry;
  /** The business's day. */
  today: string;
  onMove: (date: string, time: string | null) => void;
  onClose: () => void;
}

/** What is on, and when: the way to move it with fingers and keys. */
export function MoveDialog({ entry, today, onMove, onClose }: Props) {
  const [date, setDate] = useState(entry.date ?? '');
  const [time, setTime] = useState(entry.time ?? '');
  const wrong = !dateSchema.safeParse(date).success;
  const submit = () => {
    if (wrong) return;
    onMove(date, time || null);
    onClose();
  };
  return (
    <FormDialog
      title={entry.title}
      save={entry.date ? 'Move' : 'Schedule'}
      busy={false}
      dirty={date !== (entry.date ?? '') || time !== (entry.time ?? '')}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Day" error={wrong ? 'Pick a day.' : undefined}>
          {(controls) => (
            <Input {...controls} type="date" value={date} onChange={(event) => setDate(event.target.value)} />
          )}
        </Field>
        <Field label="Time" note="optional">
          {(controls) => (
            <Input {...controls} type="time" value={time} onChange={(event) => setTime(event.target.value)} />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <StatusBadge status={entry.status} />
        {entry.kind === 'job' && entry.client && <span>{entry.client}</span>}
        {entry.kind === 'job' && entry.confirmed && <span>Confirmed {entry.confirmed}</span>}
        {entry.kind === 'task' && <span>For {entry.assigned_to === 'Self' ? 'myself' : entry.assigned_to}</span>}
        {entry.kind === 'job' && entry.client && entry.date === today && entry.status !== 'completed' && (
          <OnMyWay job={{ id: entry.id, name: entry.title }} size="sm" />
        )}
        {entry.job_number && (
          <Link
            to={jobPath(entry.job_number)}
            className="inline-flex min-h-12 items-center text-link underline underline-offset-2"
          >
            Open job #{entry.job_number}
          </Link>
        )}
        {entry.kind === 'task' && (
          <Link to="/admin-data" className="inline-flex min-h-12 items-center text-link underline underline-offset-2">
            All tasks
          </Link>
        )}
      </div>
    </FormDialog>
  );
}
