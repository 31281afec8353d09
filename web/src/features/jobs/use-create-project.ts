import { zodResolver } from '@hookform/resolvers/zod';
import { clients, getNextJobNumber, projects } from '@smoko/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api.ts';
import { showOnFields } from '../../lib/form-errors.ts';
import { notify } from '../../lib/notify.ts';
import { isUnreachable, KeptForLater } from '../../lib/queue/waiting.ts';
import { jobPath } from '../../lib/record-path.ts';
import { useSave } from '../../lib/records/use-save.ts';
import { useChargesGst, useSpokenGst } from '../../lib/use-business-gst.ts';
import { NEW_JOB, type NewJob, newJobForm } from './forms.ts';

/** A new job, with a new client where no client is chosen and a name is given. `onDone`: it is on file, or waits for reception. `day`: its date as the form opens, or ''. */
export function useCreateProject(day: string, onDone: () => void) {
  const navigate = useNavigate();
  const saveClient = useSave(clients);
  const saveJob = useSave(projects);
  /** A client that was made before the job could be: trying again takes that one. */
  const made = useRef<{ body: string; client: { id: string } } | null>(null);
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(newJobForm),
    defaultValues: { ...NEW_JOB, job_date: day },
  });

  // of no table by itself, but it changes with the jobs, as the figures do
  const next = useQuery({
    queryKey: ['stats', 'next-job-number'],
    queryFn: ({ signal }) => api.call(getNextJobNumber, {}, { signal }),
    refetchOnMount: 'always',
  });
  const asksGst = useChargesGst() ?? false;
  useSpokenGst(form, 'budget_includes_gst', true);
  const suggested = next.data?.job_number;
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (suggested && !form.getFieldState('job_number').isDirty)
      form.resetField('job_number', { defaultValue: suggested });
  }, [suggested, form]);

  async function clientFor({ client_id, client_name, client_email, client_phone, client_address }: NewJob) {
    if (client_id || client_name === null) return client_id;
    const create = {
      name: client_name,
      email: client_email ?? null,
      phone: client_phone ?? null,
      address: client_address ?? null,
    };
    const body = JSON.stringify(create);
    if (made.current?.body !== body)
      made.current = { body, client: await madeOrKept(saveClient.mutateAsync({ create })) };
    return made.current.client.id;
  }

  const submit = form.handleSubmit(async (fields) => {
    const {
      client_name: _n,
      client_email: _e,
      client_phone: _p,
      client_address: _a,
      budget_includes_gst,
      ...job
    } = fields;
    try {
      // before a client is made for a job that cannot be
      if (await isUsed(job.job_number)) {
        form.setError('job_number', { message: `Job number ${job.job_number} is already in use. Pick another.` });
        form.setFocus('job_number');
        return;
      }
      const gst = asksGst ? { budget_includes_gst } : {};
      const { job_number } = await saveJob.mutateAsync({
        create: { ...job, ...gst, client_id: await clientFor(fields) },
      });
      notify.success('Project Created!', 'Your new project has been successfully created.', {
        label: 'Open',
        onClick: () => void navigate(jobPath(job_number)),
      });
      onDone();
    } catch (error) {
      if (error instanceof KeptForLater) return onDone();
      if (!showOnFields(form, Object.keys(newJobForm.shape), error)) notify.failure(error);
    }
  });

  /** A number that is still on its way is waited for, and not asked of whoever was quick. */
  const send = async () => {
    if (!suggested && !form.getFieldState('job_number').isDirty) {
      setWaits(true);
      const { data } = await next.refetch({ cancelRefetch: false });
      if (data) form.resetField('job_number', { defaultValue: data.job_number });
      setWaits(false);
    }
    await submit();
  };

  return { form, submit: () => void send(), busy: waits || form.formState.isSubmitting };
}

/** One that waits for reception has an id already, which the job names until it has its own. */
async function madeOrKept(making: Promise<{ id: string }>): Promise<{ id: string }> {
  try {
    return await making;
  } catch (error) {
    if (error instanceof KeptForLater) return error.record;
    throw error;
  }
}

async function isUsed(job_number: string): Promise<boolean> {
  try {
    const { data } = await api.call(projects.operations.list, { job_number, limit: 1 });
    return data.length > 0;
  } catch (error) {
    // without reception the server says so when the job gets there
    if (isUnreachable(error)) return false;
    throw error;
  }
}
