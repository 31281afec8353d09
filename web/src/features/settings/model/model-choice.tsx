import { MODEL_KINDS, type ModelSettings } from '@smoko/contract';
import { FlaskConical } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { LeaveGuard } from '../../../components/forms/leave-guard.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { cn } from '../../../lib/cn.ts';
import { ModelFields } from './model-fields.tsx';
import { useChoice } from './use-choice.ts';
import { aboutDefault, KINDS } from './words.ts';

/** Which model, where it is, and a try of it before it is used. */
export function ModelChoice({ settings }: { settings: ModelSettings }) {
  const form = useChoice(settings);
  const { choice, dirty, save, test } = form;
  const own = choice.kind !== 'default' && choice.kind !== 'builtin';
  const running = settings.test?.status === 'running';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Assistant model">
      <LeaveGuard unsaved={dirty} />
      <Section title="Choose a Model">
        <Kinds settings={settings} form={form} />
        {own && <ModelFields settings={settings} form={form} />}
        <div className="flex flex-wrap justify-end gap-3">
          {dirty && <Button onClick={form.discard}>Discard Changes</Button>}
          {own && (
            <Button busy={test.isPending || running} onClick={() => test.mutate()}>
              <FlaskConical aria-hidden className="size-5" />
              Test It
            </Button>
          )}
          <Button type="submit" variant="primary" busy={save.isPending} disabled={!dirty}>
            Use This Model
          </Button>
        </div>
      </Section>
    </form>
  );
}

function Kinds({ settings, form: { choice, pick } }: { settings: ModelSettings; form: ReturnType<typeof useChoice> }) {
  const name = useId();
  return (
    <fieldset className="grid gap-2.5">
      <legend className="sr-only">Model</legend>
      {MODEL_KINDS.map((kind) => {
        const about = kind === 'default' ? aboutDefault(settings.default) : KINDS[kind].about;
        const id = `${name}-${kind}`;
        return (
          <div
            key={kind}
            className={cn(
              'relative flex items-start gap-3 rounded-md border-2 p-3.5',
              choice.kind === kind ? 'border-amber bg-amber-wash' : 'border-line bg-surface hover:border-edge',
            )}
          >
            <input
              type="radio"
              id={id}
              name={name}
              checked={choice.kind === kind}
              onChange={() => pick(kind)}
              aria-describedby={`${id}-about`}
              className="relative z-10 mt-1 size-5 shrink-0 accent-[var(--color-ink)]"
            />
            <div className="min-w-0">
              {/* the whole box is pressed with its label */}
              <label htmlFor={id} className="font-bold after:absolute after:inset-0">
                {KINDS[kind].label}
              </label>
              <p id={`${id}-about`} className="break-words text-soft text-sm">
                {about}
              </p>
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
