import { type Channels, getChannels, updateSettings, type WireInput } from '@smoko/contract';
import { Copy, Mail, MessageSquareText } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Input } from '../../components/forms/input.tsx';
import { Select } from '../../components/forms/select.tsx';
import { Badge } from '../../components/indicators/badge.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Section } from '../../components/layout/section.tsx';
import { copy } from '../../lib/copy.ts';
import { formatAddress } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { useOperation } from '../../lib/records/use-operation.ts';

/** The number and the address that clients and suppliers write to. */
export function Numbers() {
  const channels = useFigures('channels', getChannels);
  return (
    <Section
      title="Your Number and Address"
      lead="Clients and suppliers text and email these. What they write lands in the inbox, read by your team."
    >
      {channels.isPending ? (
        <Skeleton className="h-40 w-full" />
      ) : !channels.data ? (
        <LoadError onRetry={() => void channels.refetch()} busy={channels.isFetching} />
      ) : (
        <Both channels={channels.data} />
      )}
    </Section>
  );
}

function Both({ channels: { sms, email, run_by, hints } }: { channels: Channels }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <One icon={<MessageSquareText aria-hidden className="size-5" />} title="Texts" {...sms}>
        <Change
          key={sms.number}
          label="SMS number"
          field="sms_number"
          value={sms.number}
          choices={sms.free_numbers}
          own
        />
      </One>
      <One icon={<Mail aria-hidden className="size-5" />} title="Email" {...email}>
        <Change
          key={email.address}
          label="Inbound email address"
          field="inbound_address"
          value={email.address}
          choices={[]}
          own={email.own_address}
        />
      </One>
      {hints.length > 0 && <Next hints={hints} runBy={run_by} />}
    </div>
  );
}

/** What is still to do; who cannot do it themselves can write to whoever can. */
function Next({ hints, runBy: { you, name, email } }: { hints: string[]; runBy: Channels['run_by'] }) {
  const toAsk = !you && email !== null && hints.some((hint) => hint.includes(email));
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3 rounded-md bg-wait-wash p-3.5 text-sm text-wait">
      {you && <p className="font-bold">You run this Smoko, so here is what to set up. Nobody else sees how.</p>}
      <ul aria-label="What to do next" className="grid min-w-0 grid-cols-1 gap-1.5">
        {hints.map((hint) => (
          <li key={hint} className="[overflow-wrap:anywhere]">
            {hint}
          </li>
        ))}
      </ul>
      {toAsk && (
        <Button asChild size="sm">
          <a href={`mailto:${email}?subject=${encodeURIComponent(ASK)}`}>
            <Mail aria-hidden className="size-5" />
            Write to {name ?? email}
          </a>
        </Button>
      )}
    </div>
  );
}
const ASK = 'Please connect texts and email to my Smoko';

interface One {
  icon: ReactNode;
  title: string;
  sends: boolean;
  receives: boolean;
  children: ReactNode;
}

const One = ({ icon, title, sends, receives, children }: One) => (
  <div className="grid grid-cols-1 gap-3">
    <h3 className="flex flex-wrap items-center gap-2 font-bold">
      {icon}
      {title}
      {sends || receives ? (
        <>
          <Badge tone={receives ? 'good' : 'idle'}>{receives ? 'Comes in' : 'Does not come in yet'}</Badge>
          <Badge tone={sends ? 'good' : 'idle'}>{sends ? 'Goes out' : 'Does not go out yet'}</Badge>
        </>
      ) : (
        <Badge tone="idle">Not connected yet</Badge>
      )}
    </h3>
    {children}
  </div>
);

interface Change {
  label: string;
  field: 'sms_number' | 'inbound_address';
  value: string | null;
  /** Where it has to be one of these. */
  choices: readonly string[];
  /** It may be typed; else it is made by the server. */
  own: boolean;
}

function Change({ label, field, value, choices, own }: Change) {
  const [text, setText] = useState(value ? formatAddress(value) : '');
  const update = useOperation(updateSettings, 'settings');
  const dirty = text !== (value ? formatAddress(value) : '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!dirty || update.isPending) return;
    const input = { [field]: text.trim() === '' ? null : text.trim() } as WireInput<typeof updateSettings>;
    const saved = text.trim() || 'Nothing comes in there any more.';
    // what went wrong was told
    update.mutateAsync(input).then(
      () => notify.success('Saved', saved),
      () => {},
    );
  };
  return (
    <form aria-label={label} onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <Field label={label}>
          {(controls) =>
            choices.length > 0 ? (
              <Select {...controls} value={text} onChange={(event) => setText(event.target.value)}>
                <option value="">None</option>
                {[...new Set([...(value ? [value] : []), ...choices])].map((number) => (
                  <option key={number} value={formatAddress(number)}>
                    {formatAddress(number)}
                  </option>
                ))}
              </Select>
            ) : (
              <Input
                {...controls}
                readOnly={!own}
                autoComplete="off"
                inputMode={field === 'sms_number' ? 'tel' : 'email'}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )
          }
        </Field>
      </div>
      {value && !dirty && (
        <Button aria-label={`Copy ${label}`} onClick={() => void copy(value)}>
          <Copy aria-hidden className="size-5" />
          Copy
        </Button>
      )}
      {dirty && (
        <Button type="submit" variant="primary" busy={update.isPending}>
          Save
        </Button>
      )}
    </form>
  );
}
