import { addUpQuote, draftQuote, type Project, type Quote, quotes } from '@smoko/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { lineForm, lineValues, quoteForm, valuesOf } from './form.ts';

/** Details, what was written from them, and how it is kept. */
export function useQuoteForm(quote: Quote | null, job: Project | null, onSaved: (quote: Quote) => void) {
  const [warnings, setWarnings] = useState<string[]>([]);
  const { form, dialog } = useRecordForm({
    table: quotes,
    schema: quoteForm,
    record: quote,
    valuesOf: (saved) => valuesOf(saved, job),
    onSaved: (saved) => {
      notify.success('Quote Saved!', saved.quote_number);
      onSaved(saved);
    },
  });

  const generation = useMutation({
    mutationFn: (details: string) => {
      const { client_id, project_id, template_id } = form.getValues();
      const others = { client_id: client_id || null, project_id: project_id || null, template_id: template_id || null };
      return api.call(draftQuote, { details, ...others });
    },
    onSuccess: (draft) => {
      const dirty = { shouldDirty: true } as const;
      form.setValue('content.aiGenerated', draft.text, dirty);
      form.setValue('lines', lineValues(draft.lines), dirty);
      form.setValue('prices_include_gst', draft.prices_include_gst, dirty);
      if (!form.getValues('valid_until')) form.setValue('valid_until', draft.valid_until, dirty);
      setWarnings(draft.warnings);
      notify.success('Quote Generated!');
    },
    onError: (error) => notify.failure(error),
  });

  const generate = () => {
    const details = form.getValues('content.details').trim();
    if (generation.isPending) return;
    if (details === '') notify.error('Error', 'Please provide quote details first.');
    else generation.mutate(details);
  };
  const save = () => {
    const { details, aiGenerated } = form.getValues('content');
    if (`${details}${aiGenerated}`.trim() === '')
      notify.error('Error', 'Please provide quote details or generate content.');
    else if (!dialog.busy) dialog.onSubmit();
  };
  return { form, dialog, generate, generating: generation.isPending, warnings, save };
}

/** What the lines come to, by the server's rules; the last known while a line is being typed. */
export function useSums(form: ReturnType<typeof useQuoteForm>['form']) {
  const [lines, included] = useWatch({ control: form.control, name: ['lines', 'prices_include_gst'] });
  const parsed = z.array(lineForm).safeParse(lines);
  const input = { lines: parsed.data ?? [], prices_include_gst: included };
  return useQuery({
    queryKey: ['quotes', 'sums', input],
    queryFn: ({ signal }) => api.call(addUpQuote, input, { signal }),
    enabled: parsed.success && lines.length > 0,
    placeholderData: keepPreviousData,
  });
}
