import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField, TextField } from '../../components/forms/form-fields.tsx';
import { isInTotal, KINDS, type OfferedValues } from './offered-values.ts';

const USUAL_NAME = 'Options';

/** Whether a line is in the quote, or for its client to decide on: optional, or one of a choice. */
export function LineOffer({ place }: { place: number }) {
  const form = useFormContext<OfferedValues>();
  const lines = useWatch({ control: form.control, name: 'lines' });
  const id = useId();
  const line = lines[place];
  if (!line) return null;
  const dirty = { shouldDirty: true } as const;
  const onKind = (kind: string) => {
    form.setValue(`lines.${place}.taken`, false, dirty);
    if (kind === 'choice' && !line.choice) form.setValue(`lines.${place}.choice`, nameOf(lines), dirty);
  };
  /** Typed where a choice begins, its name is that of all its options; typed further down, that one goes to another choice. */
  const rename = (name: string) => {
    const group = [...lines.entries()].filter(([, one]) => one.kind === 'choice' && one.choice === line.choice);
    if (group[0]?.[0] === place)
      for (const [other] of group) if (other !== place) form.setValue(`lines.${other}.choice`, name, dirty);
  };
  const count = () => {
    for (const [other, { kind, choice }] of lines.entries())
      if (kind === 'choice' && choice.trim() === line.choice.trim())
        form.setValue(`lines.${other}.taken`, other === place, dirty);
  };
  return (
    <div className="col-span-full grid gap-2 sm:grid-cols-[minmax(0,18rem)_minmax(0,14rem)_auto]">
      <SelectField
        form={form}
        name={`lines.${place}.kind`}
        label="This line is"
        onChangeCapture={({ currentTarget }) => onKind(currentTarget.value)}
      >
        {Object.entries(KINDS).map(([kind, text]) => (
          <option key={kind} value={kind}>
            {text}
          </option>
        ))}
      </SelectField>
      {line.kind === 'choice' && (
        <>
          <TextField
            form={form}
            name={`lines.${place}.choice`}
            label="Name of the choice"
            autoComplete="off"
            maxLength={40}
            onChangeCapture={({ currentTarget }) => rename(currentTarget.value)}
          />
          <div className="flex min-h-12 items-center sm:self-end">
            <input
              id={id}
              type="radio"
              checked={isInTotal(lines, place)}
              onChange={count}
              className="size-6 cursor-pointer appearance-none rounded-full border-2 border-edge bg-surface checked:border-[7px] checked:border-edge checked:bg-amber"
            />
            <label htmlFor={id} className="cursor-pointer py-3 pl-3 font-semibold text-sm">
              In the total until they choose
            </label>
          </div>
        </>
      )}
    </div>
  );
}

/** A new option most likely belongs to the choice there is. */
const nameOf = (lines: OfferedValues['lines']): string =>
  lines.findLast(({ kind, choice }) => kind === 'choice' && choice.trim())?.choice ?? USUAL_NAME;
