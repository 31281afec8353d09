import { CircleAlert, Plus, X } from 'lucide-react';
import { Button } from '../../buttons/button.tsx';
import { IconButton } from '../../buttons/icon-button.tsx';
import { Input } from '../../forms/input.tsx';
import type { LineText } from './values.ts';

interface Props {
  lines: readonly LineText[];
  hint: string | undefined;
  error: string | undefined;
  onChange: (lines: LineText[]) => void;
}

/** The editable lines of a quote or an invoice: description, quantity with its unit, unit price. */
export function DraftLines({ lines, hint, error, onChange }: Props) {
  const change = (at: number, part: Partial<LineText>) =>
    onChange(lines.map((line, i) => (i === at ? { ...line, ...part } : line)));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-bold text-sm">Lines</legend>
      {lines.map((line, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id
          key={i}
          className="grid grid-cols-[minmax(0,1fr)_5.5rem_6.5rem_auto] items-center gap-1.5 max-sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]"
        >
          <Input
            aria-label={`What line ${i + 1} is for`}
            className="max-sm:col-span-3"
            value={line.description}
            onChange={({ target }) => change(i, { description: target.value })}
          />
          <span className="flex min-w-0 items-center gap-1">
            <Input
              aria-label={`How many${line.unit ? `, in ${line.unit},` : ''} of line ${i + 1}`}
              inputMode="decimal"
              className="min-w-0"
              value={line.quantity}
              onChange={({ target }) => change(i, { quantity: target.value })}
            />
            {line.unit && (
              <span aria-hidden className="text-sm text-soft">
                {line.unit}
              </span>
            )}
          </span>
          <Input
            aria-label={`Price of line ${i + 1}, each`}
            inputMode="decimal"
            value={line.unit_price}
            onChange={({ target }) => change(i, { unit_price: target.value })}
          />
          <IconButton label={`Take line ${i + 1} out`} onClick={() => onChange(lines.filter((_, at) => at !== i))}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
      ))}
      <div>
        <Button size="sm" onClick={() => onChange([...lines, { description: '', quantity: '1', unit_price: '' }])}>
          <Plus aria-hidden className="size-4" />
          Line
        </Button>
      </div>
      {hint && !error && <p className="text-faint text-xs">{hint}</p>}
      {error && (
        <p role="alert" className="flex items-center gap-1.5 font-semibold text-bad text-sm">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
