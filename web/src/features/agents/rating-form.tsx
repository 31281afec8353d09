import { zodResolver } from '@hookform/resolvers/zod';
import { type Assistant, createAgentFeedback, frozen } from '@smoko/contract';
import { Star } from 'lucide-react';
import type { FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../components/buttons/button.tsx';
import { AreaField } from '../../components/forms/form-fields.tsx';
import { cn } from '../../lib/cn.ts';
import { showOnFields } from '../../lib/form-errors.ts';
import { notify } from '../../lib/notify.ts';
import { nameOf, useSubmitFeedback } from './api.ts';

const { comment } = (createAgentFeedback.input as z.ZodObject<{ comment: z.ZodType<string | null | undefined> }>).shape;
const feedbackForm = z.object({ rating: z.coerce.number().int().min(1).max(5), comment });
/** Five stars unless somebody says otherwise (specified). */
const BEGIN = frozen<{ rating: string; comment: string }>({ rating: '5', comment: '' });

export function RatingForm({ agent }: { agent: Assistant }) {
  const send = useSubmitFeedback();
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(feedbackForm),
    defaultValues: BEGIN,
  });
  const rating = Number(useWatch({ control: form.control, name: 'rating' }));
  const submit = form.handleSubmit(async (fields) => {
    try {
      await send.mutateAsync({ ...fields, agent_name: nameOf(agent.id) });
      notify.success('Feedback Submitted!', `Thank you for rating ${agent.name}!`);
      form.reset(BEGIN);
    } catch (error) {
      if (!showOnFields(form, Object.keys(BEGIN), error)) notify.failure(error);
    }
  });
  const busy = form.formState.isSubmitting;
  return (
    <form
      noValidate
      aria-label={`Rate ${agent.name}`}
      className="grid gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <fieldset>
        <legend className="font-bold text-sm">Rate {agent.name}</legend>
        <div className="-ml-2 mt-1 flex">
          {['1', '2', '3', '4', '5'].map((stars) => (
            <label key={stars} className="relative grid size-12 cursor-pointer place-items-center">
              <input
                type="radio"
                value={stars}
                {...form.register('rating')}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Star
                aria-hidden
                className={cn(
                  'size-8 rounded-sm peer-focus-visible:outline-3 peer-focus-visible:outline-focus',
                  Number(stars) <= rating ? 'fill-amber text-edge' : 'fill-transparent text-faint',
                )}
              />
              <span className="sr-only">{stars === '1' ? '1 star' : `${stars} stars`}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <AreaField form={form} name="comment" label="Feedback" note="optional" />
      <Button type="submit" variant="primary" busy={busy}>
        Submit
      </Button>
    </form>
  );
}
