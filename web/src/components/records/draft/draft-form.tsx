import type { DraftCard as Card, Doubt } from '@smoko/contract';
import { useState } from 'react';
import { Button } from '../../buttons/button.tsx';
import { WarningList } from '../paper-warnings.tsx';
import { DraftField } from './draft-field.tsx';
import { type Edits, placedFields } from './placed-fields.ts';
import { type DraftActions, useDecideDraft } from './use-decide-draft.ts';
import { shownOf } from './values.ts';

interface Props {
  card: Card;
  actions: DraftActions;
  headingId: string;
}

/** The fields of an open draft: those that hold something or are asked for, and the others when they are wanted. */
export function DraftForm({ card, actions, headingId }: Props) {
  const [edits, setEdits] = useState<Edits>({});
  const [all, setAll] = useState(false);
  const placed = placedFields(card);
  const { busy, errors, trouble, save, discard } = useDecideDraft(card, placed, edits, actions);
  const doubtOf = (path: string) => card.doubts.find(({ field }) => field === path);
  const shown = placed.filter(
    ({ path, value }) => all || value !== undefined || doubtOf(path) || card.missing.includes(path) || path in edits,
  );
  return (
    <form
      className="mt-3 grid gap-3"
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <GeneralDoubts doubts={card.doubts.filter(({ field }) => !placed.some(({ path }) => path === field))} />
      <WarningList warnings={card.warnings} />
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
          onClick={discard}
        >
          Discard
        </Button>
      </div>
    </form>
  );
}

/** What is doubted and belongs to no field. */
const GeneralDoubts = ({ doubts }: { doubts: readonly Doubt[] }) =>
  doubts.length === 0 ? null : (
    <ul className="grid gap-1 rounded-md bg-sunken px-3.5 py-3 text-sm">
      {doubts.map(({ words, why }) => (
        <li key={words} className="break-words">
          <strong>{words}</strong> - {why}
        </li>
      ))}
    </ul>
  );
