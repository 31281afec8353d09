import { clients, type Project, projects, projectView } from '@smoko/contract';
import { RecordField } from '../../components/forms/record-field.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { aboutClient, jobForm } from './forms.ts';
import { JobFields } from './job-fields.tsx';

interface Props {
  job: Project;
  onClose: () => void;
  /** Shows the job as it is now, after somebody else changed it. */
  onReload: () => void;
}

export function JobDialog({ job, onClose, onReload }: Props) {
  const { form, dialog } = useRecordForm({
    table: projects,
    ...jobForm,
    record: job,
    onSaved: () => {
      notify.success('Job Updated!');
      onClose();
    },
  });
  const { client } = job;
  return (
    <FormDialog title="Edit Job" save="Update Job" {...dialog} onReload={onReload} onClose={onClose}>
      <JobFields
        form={form}
        client={
          <RecordField
            form={form}
            name="client_id"
            table={clients}
            label={projectView.fields.client.label}
            note="optional"
            none="No client"
            chosen={client && { id: client.id, label: `${client.name}${client.deleted ? ' (deleted)' : ''}` }}
            labelOf={({ name }) => name}
            aboutOf={aboutClient}
          />
        }
      />
    </FormDialog>
  );
}
