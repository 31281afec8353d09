import { clients, type Project, projects } from '@smoko/contract';
import { FormDialog } from '../../components/form-dialog.tsx';
import { AreaField, MoneyField, TextField } from '../../components/form-fields.tsx';
import { RecordField } from '../../components/record-field.tsx';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { aboutClient, jobForm, valuesOf } from './forms.ts';

interface Props {
  job: Project;
  onClose: () => void;
  /** Shows the job as it is now, after somebody else changed it. */
  onReload: () => void;
}

export function JobDialog({ job, onClose, onReload }: Props) {
  const { form, dialog } = useRecordForm({
    table: projects,
    schema: jobForm,
    record: job,
    valuesOf,
    onSaved: () => {
      notify.success('Project Updated!');
      onClose();
    },
  });
  const { client } = job;
  return (
    <FormDialog title="Edit Project" save="Update Project" {...dialog} onReload={onReload} onClose={onClose}>
      <div className="grid gap-5 sm:grid-cols-[1fr_12rem]">
        <TextField form={form} name="job_name" label="Job Name" autoComplete="off" />
        <TextField form={form} name="job_number" label="Job Number" autoComplete="off" />
      </div>
      <AreaField form={form} name="job_description" label="Job Description" note="optional" />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField form={form} name="job_date" label="Job Date" note="optional" type="date" />
        <TextField form={form} name="job_time" label="Start Time" note="optional" type="time" />
        <MoneyField form={form} name="job_budget" label="Job Budget" note="optional" />
      </div>
      <TextField form={form} name="site_address" label="Site Address" note="optional" autoComplete="off" />
      <RecordField
        form={form}
        name="client_id"
        table={clients}
        label="Client"
        note="optional"
        none="No client"
        chosen={client && { id: client.id, label: `${client.name}${client.deleted ? ' (deleted)' : ''}` }}
        labelOf={({ name }) => name}
        aboutOf={aboutClient}
      />
    </FormDialog>
  );
}
