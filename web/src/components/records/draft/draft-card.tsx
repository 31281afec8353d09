import { AppError, type DraftCard as Card, type Field as FormField } from '@smoko/contract';
import { useId, useState } from 'react';
import { Button } from '../../buttons/button.tsx';
import { Badge, type Tone } from '../../indicators/badge.tsx';
import { DraftField } from './draft-field.tsx';
import { type Shown, shownOf, typedValue } from './values.ts';

/** The user's corrections as the API takes them; `also` is the other record that is created first, such as a new client. */
export interface Changes {
  fields?: Record<string, unknown>;
  also?: { fields: Record<string, unknown> };
}
export interface DraftActions {
  /** Saves the draft, with corrections if there are any. Throws AppError with errors by field. */
  save: (id: string, changes: Changes | null) => Promise<void>;
  discard: (id: string) => Promise<void>;
}

const decided: Record<Exclude<Card['status'], 'open'>, { tone: Tone; text: string }> = {
  saved: { tone: 'good', text: 'Saved' },
  discarded: { tone: 'idle', text: 'Discarded' },
  expired: { tone: 'idle', text: 'Expired' },
};

/** A record that an assistant has drafted, which the user can correct and save. */
export function DraftCard({ card, actions }: { card: Card; actions: DraftActions }) {
  const open = card.status === 'open';
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={`rounded-lg border-2 border-dashed bg-surface p-4 ${open ? 'border-edge shadow-lift' : 'border-line'}`}
    >
      <p className="flex items-center justify-between gap-3">
        <span className="eyebrow text-soft">{open ? 'Check before saving' : 'Draft'}</span>
        {card.status !== 'open' && <Badge tone={decided[card.status].tone}>{decided[card.status].text}</Badge>}
      </p>
      <h3 id={headingId} className="mt-1.5 break-words font-bold text-lg leading-snug">
        {card.summary}
      </h3>
      {open && <DraftForm card={card} actions={actions} headingId={headingId} />}
    </section>
  );
}

/** A form field and the path of its value: `client_id`, or `also.name` for the record that is created first. */
interface Placed {
  path: string;
  field: FormField;
  value: unknown;
}

function placedFields({ form, fields, also }: Card): Placed[] {
  const own = form
    .filter(({ name }) => name !== also?.into)
    .map((field) => ({ path: field.name, field, value: fields[field.name] }));
  const first = also?.form.map((field) => ({
    path: `also.${field.name}`,
    field: { ...field, label: `client's ${field.label}` },
    value: also.fields[field.name],
  }));
  return [...own, ...(first ?? [])];
}

type Edits = Readonly<Record<string, Shown>>;

function changesOf(placed: readonly Placed[], edits: Edits): Changes | null {
  const fields: Record<string, unknown> = {};
  const also: Record<string, unknown> = {};
  for (const { path, field, value } of placed) {
    const edited = edits[path];
    if (edited === undefined) continue;
    const into = path.startsWith('also.') ? also : fields;
    into[field.name] = typedValue(field, edited, value);
  }
  const some = (record: object) => Object.keys(record).length > 0;
  if (!some(fields) && !some(also)) return null;
  return { ...(some(fields) ? { fields } : {}), ...(some(also) ? { also: { fields: also } } : {}) };
}

function DraftForm({ card, actions, headingId }: { card: Card; actions: DraftActions; headingId: string }) {
  const [edits, setEdits] = useState<Edits>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState<'save' | 'discard' | null>(null);
  const [all, setAll] = useState(false);
  const placed = placedFields(card);
  const doubtOf = (path: string) => card.doubts.find(({ field }) => field === path);
  const shown = placed.filter(
    ({ path, value }) => all || value !== undefined || doubtOf(path) || card.missing.includes(path) || path in edits,
  );
  const act = async (what: 'save' | 'discard') => {
    setBusy(what);
    setErrors({});
    setTrouble(null);
    try {
      await (what === 'save' ? actions.save(card.id, changesOf(placed, edits)) : actions.discard(card.id));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const found = errorsByPath(error, placed);
      setErrors(found);
      if (!Object.keys(found).length) setTrouble(error.message);
    } finally {
      setBusy(null);
    }
  };
  const general = card.doubts.filter(({ field }) => !placed.some(({ path }) => path === field));
  return (
    <form
      className="mt-3 grid gap-3"
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        void act('save');
      }}
    >
      {general.length > 0 && (
        <ul className="grid gap-1 rounded-md bg-sunken px-3.5 py-3 text-sm">
          {general.map(({ words, why }) => (
            <li key={words} className="break-words">
              <strong>{words}</strong> - {why}
            </li>
          ))}
        </ul>
      )}
      {shown.map(({ path, field, value }) => (
        <DraftField
          key={path}
          field={field}
          value={edits[path] ?? shownOf(field, value)}
          name={card.names.find(({ id }) => id === value)?.name ?? null}
          doubt={doubtOf(path)}
          error={errors[path]}
          onChange={(next) => setEdits((before) => ({ ...before, [path]: next }))}
        />
      ))}
      {!all && shown.length < placed.length && (
        <div>
          <Button size="sm" onClick={() => setAll(true)}>
            More fields
          </Button>
        </div>
      )}
      {(trouble ?? card.error) && (
        <p role="alert" className="font-semibold text-bad text-sm">
          {trouble ?? card.error}
        </p>
      )}
      <div className="flex gap-3">
        <Button
          type="submit"
          variant="primary"
          className="flex-1 sm:flex-none sm:px-8"
          disabled={busy !== null}
          busy={busy === 'save'}
        >
          Save
        </Button>
        <Button
          className="flex-1 sm:flex-none sm:px-8"
          disabled={busy !== null}
          busy={busy === 'discard'}
          onClick={() => void act('discard')}
        >
          Discard
        </Button>
      </div>
    </form>
  );
}

/** The server's errors by the path of the field they belong to. */
const errorsByPath = (error: AppError, placed: readonly Placed[]): Record<string, string> =>
  Object.fromEntries(
    (error.errors ?? []).flatMap(({ path, message }) => {
      const at = placed.find((one) => path === one.path || path.startsWith(`${one.path}.`));
      return at ? [[at.path, message]] : [];
    }),
  );
