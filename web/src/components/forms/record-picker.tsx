import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RecordOf, SearchedTable } from '../../lib/records/table.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { type Choice, type Offer, type Option, shownChoice, useOptions } from './record-choice.ts';
import { RecordOptions } from './record-options.tsx';
import { useLeftText } from './use-left-text.ts';
import { useRecordCombobox } from './use-record-combobox.ts';

interface Props<T extends SearchedTable> extends Offer<T> {
  label: string;
  note?: string;
  hint?: string;
  error?: string | undefined;
  chosen: Choice | null;
  onChoose: (choice: Choice | null, record: RecordOf<T> | null) => void;
}

/** A combobox that searches a table on the server as the user types. */
export function RecordPicker<T extends SearchedTable>({
  label,
  note,
  hint,
  error,
  chosen,
  onChoose,
  ...offer
}: Props<T>) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const saved = shownChoice(chosen, offer.none);
  const choose = ({ id, label, record }: Option<RecordOf<T>>) => onChoose(record ? { id, label } : null, record);
  const { left, unclear, leave, back } = useLeftText({ offer, label, saved, onChoose: choose });
  const { options, outdated, ...result } = useOptions(offer, left ?? text, open || left !== null);
  const { combobox, input } = useRecordCombobox<RecordOf<T>>({
    options,
    outdated,
    saved,
    text,
    onText: setText,
    open,
    onOpen: (next) => {
      setOpen(next);
      if (next) back();
    },
    left,
    onLeave: (text) => void leave(text),
    onChoose: choose,
  });
  const box = useRef<HTMLDivElement>(null);
  const optionCount = options.length;
  // near the end of a form the list would open outside the visible part
  useEffect(() => {
    if (open && optionCount > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [open, optionCount]);

  const said = unclear ?? hint;
  return (
    <Field label={label} error={error} {...(note ? { note } : {})} {...(said ? { hint: said } : {})}>
      {(controls) => (
        <div className="relative">
          <Input
            {...combobox.getInputProps({
              ...controls,
              ...input,
              placeholder: saved.label,
              className: 'truncate pr-10',
              'aria-labelledby': undefined,
            })}
          />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-soft"
          />
          <RecordOptions
            combobox={combobox}
            menu={combobox.getMenuProps({ ref: box, 'aria-label': label })}
            options={options}
            savedId={saved.id}
            {...result}
          />
        </div>
      )}
    </Field>
  );
}
