import { AUTOMATION_MODES, type Automation, updateAutomation, type WireInput } from '@smoko/contract';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Input } from '../../components/forms/input.tsx';
import { Select } from '../../components/forms/select.tsx';
import { Switch } from '../../components/forms/switch.tsx';
import { Card } from '../../components/layout/card.tsx';
import { cn } from '../../lib/cn.ts';
import { formatInstant } from '../../lib/format.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { useTimeZone } from '../../lib/session.ts';
import { Planned } from './planned.tsx';
import { DAYS, MODES } from './words.ts';

/** One rule: what it does, whether it does it, and who would get what today. */
export function AutomationCard({ automation }: { automation: Automation }) {
  const { kind, title, rule, enabled, mode, days, time } = automation;
  const id = useId();
  const [open, setOpen] = useState(false);
  const update = useOperation(updateAutomation, 'automations');
  const change = (fields: Omit<WireInput<typeof updateAutomation>, 'kind'>) => update.mutate({ kind, ...fields });
  return (
    <Card className={cn('overflow-hidden', enabled && 'border-2 border-edge')}>
      {enabled && <div aria-hidden className="hazard h-2" />}
      <section aria-labelledby={id} className="grid gap-4 p-5">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 id={id} className="headline text-lg">
              {title}
            </h2>
            <p className="mt-1 text-soft">{rule}</p>
          </div>
          <Switch label={title} checked={enabled} onChange={(next) => change({ enabled: next })} />
        </div>
        <div className="grid gap-4 sm:grid-cols-[1fr_1.5fr]">
          <Field label="What it does">
            {(controls) => (
              <Select
                {...controls}
                value={mode}
                onChange={(event) => change({ mode: event.target.value as Automation['mode'] })}
              >
                {AUTOMATION_MODES.map((value) => (
                  <option key={value} value={value}>
                    {MODES[value]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {/* a time has room for its am or pm */}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-4">
            {days !== null && (
              <Figure
                key={`days ${days}`}
                label={DAYS[kind] ?? 'Days'}
                type="number"
                value={String(days)}
                onSave={(next) => change({ days: Number(next) })}
              />
            )}
            <Figure
              key={`time ${time}`}
              label="At"
              type="time"
              value={time}
              onSave={(next) => change({ time: next })}
            />
          </div>
        </div>
        {automation.missing && <Missing text={automation.missing} />}
        <Runs automation={automation} />
        <div>
          <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            Who would get what today
            <ChevronDown aria-hidden className={cn('size-5 transition-transform', open && 'rotate-180')} />
          </Button>
          {open && <Planned kind={kind} />}
        </div>
      </section>
    </Card>
  );
}

/** What has to be set up first, which is done in Settings. */
const Missing = ({ text }: { text: string }) => (
  <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-sm text-wait">
    <span>{text}</span>
    <Link to="/settings" className="underline">
      Open Settings
    </Link>
  </p>
);

interface Figure {
  label: string;
  type: 'number' | 'time';
  value: string;
  onSave: (value: string) => void;
}

/** Saved as it is left. */
function Figure({ label, type, value, onSave }: Figure) {
  const [text, setText] = useState(value);
  const fits =
    type === 'time' ? /^\d\d:\d\d$/.test(text) : /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 60;
  const save = () => {
    if (fits && text !== value) onSave(text);
  };
  return (
    <Field label={label} error={fits ? undefined : type === 'time' ? 'Enter a time.' : 'From 1 to 60.'}>
      {(controls) => (
        <Input
          {...controls}
          type={type}
          {...(type === 'number' ? { inputMode: 'numeric' as const, min: 1, max: 60 } : {})}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => event.key === 'Enter' && save()}
        />
      )}
    </Field>
  );
}

function Runs({ automation: { enabled, last_run_at, next_run_at } }: { automation: Automation }) {
  const zone = useTimeZone();
  const last = last_run_at ? `Last looked ${formatInstant(last_run_at, zone)}.` : 'Has not run yet.';
  return (
    <p className="text-faint text-sm">
      {last}
      {enabled && next_run_at && ` Looks again ${formatInstant(next_run_at, zone)}.`}
    </p>
  );
}
