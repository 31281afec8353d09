import { projects } from '@smoko/contract';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { RecordField } from './record-field.tsx';

interface Props<F extends FieldValues> {
  form: UseFormReturn<F, unknown, unknown>;
  name: FieldPath<F>;
  /** The option for no job: 'General'. */
  none: string;
  chosen: { id: string; job_name: string; job_number: string } | null;
}

const labelOf = (job: { job_name: string; job_number: string }) => `${job.job_name} #${job.job_number}`;

/** Chooses the job that a record belongs to. */
export const JobField = <F extends FieldValues>({ chosen, ...props }: Props<F>) => (
  <RecordField
    {...props}
    table={projects}
    label="Job"
    note="optional"
    chosen={chosen && { id: chosen.id, label: labelOf(chosen) }}
    labelOf={labelOf}
    aboutOf={(job) => job.client?.name ?? null}
  />
);
