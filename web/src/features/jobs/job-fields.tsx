import { getSettings, projects, projectView } from '@smoko/contract';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Form } from '../../components/forms/form-fields.tsx';
import { ViewFields } from '../../components/forms/view-fields.tsx';
import { useFigures } from '../../lib/records/use-figures.ts';

interface Props<F extends FieldValues> {
  form: Form<F>;
  /** Chooses whom the job is for; null where that has a place of its own. */
  client: ReactNode;
}

/** What a new job and one that is edited have in common. */
export function JobFields<F extends FieldValues>({ form, client }: Props<F>) {
  const registered = useFigures('settings', getSettings).data?.gst_registered;
  return (
    <ViewFields
      view={projectView}
      record={projects.record}
      form={form}
      own={{ client, ...(registered ? {} : { budget_includes_gst: null }) }}
      layout={{ job_name: 'grid gap-5 sm:grid-cols-[1fr_12rem]', job_date: 'grid gap-5 sm:grid-cols-3' }}
    />
  );
}
