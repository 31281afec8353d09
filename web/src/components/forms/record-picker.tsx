import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RecordOf, SearchedTable } from '../../lib/records/table.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { type Choice, type Offer, shownChoice, useOptions } from './record-choice.ts';
import { RecordOptions } from './record-options.tsx';
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
  const { options, outdated, ...result } = useOptions(offer, text, open);
  const saved = shownChoice(chosen, offer.none);
  const { combobox, input } = useRecordCombobox<RecordOf<T>>({
    options,
    outdated,
    saved,
    text,
    onText: setText,
    open,
    onOpen: setOpen,
    onChoose: ({ id, label, record }) => onChoose(record ? { id, label } : null, record),
  });
  const box = useRef<HTMLDivElement>(null);
  const optionCount = options.length;
  // near the end of a form the list would open outside the visible part
  useEffect(() => {
    if (open && optionCount > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [open, optionCount]);

  return (
    <Field label={label} error={error} {...(note ? { note } : {})} {...(hint ? { hint } : {})}>
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
