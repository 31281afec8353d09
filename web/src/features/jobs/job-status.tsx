import { PROJECT_STATUSES, type Project, projects } from '@smoko/contract';
import { Select } from '../../components/forms/select.tsx';
import { formatChoice, formatStatus } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useSave } from '../../lib/records/use-save.ts';

/** Any status may be picked at any time. The choice shows at once, and goes back if it could not be saved. */
export function JobStatus({ job }: { job: Project }) {
  const save = useSave(projects);
  const chosen = save.isPending && save.variables && 'id' in save.variables ? save.variables.update.status : job.status;
  return (
    <Select
      aria-label="Status"
      className="w-40 shrink-0 sm:w-44"
      value={chosen}
      disabled={save.isPending}
      onChange={(event) =>
        save.mutate(
          { id: job.id, update: { status: event.target.value as Project['status'] }, version: job.version },
          {
            onSuccess: ({ status }) => notify.success('Status Updated', `The job is ${formatChoice(status)}.`),
            onError: (error) => notify.failure(error),
          },
        )
      }
    >
      {PROJECT_STATUSES.map((status) => (
        <option key={status} value={status}>
          {formatStatus(status)}
        </option>
      ))}
    </Select>
  );
}
