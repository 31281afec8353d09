import { PROJECT_STATUSES, type Project, projects } from '@smoko/contract';
import { EnterSaves } from '../../components/forms/enter-saves.tsx';
import { Select } from '../../components/forms/select.tsx';
import { useSettledChoice } from '../../components/forms/use-settled-choice.ts';
import { formatChoice, formatStatus } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useSave } from '../../lib/records/use-save.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';

/** Any status may be picked at any time. The choice shows at once, and goes back if it could not be saved. */
export function JobStatus({ job }: { job: Project }) {
  const save = useSave(projects);
  const chosen = save.isPending && save.variables && 'id' in save.variables ? save.variables.update.status : job.status;
  const { select, waiting } = useSettledChoice<Project['status']>(chosen ?? job.status, (status) =>
    save.mutate(
      { id: job.id, update: { status }, version: job.version },
      {
        onSuccess: (saved) => notify.success('Status Updated', `The job is ${formatChoice(saved.status)}.`),
        onError: (error) => notify.failure(error),
      },
    ),
  );
  useKeptFocus(save.isPending);
  return (
    <span className="relative block w-40 shrink-0 sm:w-44">
      <Select aria-label="Status" {...select} disabled={save.isPending}>
        {PROJECT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {formatStatus(status)}
          </option>
        ))}
      </Select>
      <EnterSaves waiting={waiting} />
    </span>
  );
}
