import type { FieldPath, FieldValues } from 'react-hook-form';
import { AreaField, type Form, MoneyField, TextField } from '../../components/forms/form-fields.tsx';
import type { jobForm } from './forms.ts';

type Name = keyof (typeof jobForm)['shape'];

/** What a new job and one that is edited have in common. */
export function JobFields<F extends FieldValues>({ form }: { form: Form<F> }) {
  const of = (name: Name) => ({ form, name: name as FieldPath<F> });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[1fr_12rem]">
        <TextField {...of('job_name')} label="Job Name" autoComplete="off" />
        <TextField {...of('job_number')} label="Job Number" autoComplete="off" />
      </div>
      <AreaField {...of('job_description')} label="Job Description" note="optional" />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField {...of('job_date')} label="Job Date" note="optional" type="date" />
        <TextField {...of('job_time')} label="Start Time" note="optional" type="time" />
        <MoneyField {...of('job_budget')} label="Job Budget" note="optional" />
      </div>
      <TextField
        {...of('site_address')}
        label="Site Address"
        note="optional"
        hint="Where the work is, when it is not the client's address."
        autoComplete="off"
      />
    </>
  );
}
