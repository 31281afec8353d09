import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import type { ListOf, RecordOf, Table } from '../../lib/records/table.ts';
import { useList } from '../../lib/records/use-list.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

export interface Choice {
  id: string;
  label: string;
}

interface Props<T extends Table> {
  table: T;
  label: string;
  note?: string;
  hint?: string;
  error?: string | undefined;
  /** The first option, for no record: 'No client'. */
  none: string;
  chosen: Choice | null;
  onChoose: (choice: Choice | null, record: RecordOf<T> | null) => void;
  labelOf: (record: RecordOf<T>) => string;
  /** A second line that tells records of the same name apart. */
  aboutOf?: (record: RecordOf<T>) => string | null;
}

/** A combobox that searches a table on the server as the user types. */
export function RecordPicker<T extends Table>(props: Props<T>) {
  const { table, label, note, hint, error, none, chosen, onChoose, labelOf, aboutOf } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const q = useDeferredValue(text.trim());
  const list = useList(table, (q ? { q } : {}) as ListOf<T>, open);
  const records = (list.data ?? []) as (RecordOf<T> & { id: string })[];
  const options = [
    { id: '', label: none, about: null as string | null, record: null as RecordOf<T> | null },
    ...records.map((record) => ({ id: record.id, label: labelOf(record), about: aboutOf?.(record) ?? null, record })),
  ];

  const optionCount = options.length;
  // near the end of a form the list would open outside the visible part
  useEffect(() => {
    if (open && optionCount > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [open, optionCount]);

  const close = () => {
    setOpen(false);
    setText('');
    setAt(0);
  };
  const choose = (option: (typeof options)[number] | undefined) => {
    if (!option) return;
    onChoose(option.record ? { id: option.id, label: option.label } : null, option.record);
    close();
  };
  const goTo = (next: number) => {
    const index = Math.max(0, Math.min(options.length - 1, next));
    setAt(index);
    box.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) goTo(at + (event.key === 'ArrowDown' ? 1 : -1));
      else setOpen(true);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      // while the next result loads, the options shown still belong to the text before
      if (!list.isPlaceholderData) choose(options[at]);
    } else if (event.key === 'Escape' && open) {
      // closes the list and not the dialog around it
      event.stopPropagation();
      close();
    }
  };

  return (
    <Field label={label} error={error} {...(note ? { note } : {})} {...(hint ? { hint } : {})}>
      {(controls) => (
        <div className="relative">
          <Input
            {...controls}
            role="combobox"
            autoComplete="off"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open ? `${listId}-${at}` : undefined}
            value={open ? text : (chosen?.label ?? none)}
            placeholder={chosen?.label ?? none}
            className="truncate pr-10"
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onBlur={close}
            onKeyDown={onKey}
            onChange={(event) => {
              setOpen(true);
              setText(event.target.value);
              // preselects the first match instead of "none"
              setAt(event.target.value.trim() ? 1 : 0);
            }}
          />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-soft"
          />
          <div
            ref={box}
            id={listId}
            role="listbox"
            tabIndex={-1}
            aria-label={label}
            hidden={!open}
            className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-md border-2 border-edge bg-surface p-1 shadow-float"
          >
            {(open ? options : []).map((option, i) => (
              <button
                type="button"
                key={option.id}
                id={`${listId}-${i}`}
                role="option"
                tabIndex={-1}
                aria-selected={option.id === (chosen?.id ?? '')}
                // keeps the focus in the input
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                className={cn(
                  'flex min-h-12 w-full cursor-pointer items-center gap-2 rounded-sm px-3 py-1.5 text-left text-sm hover:bg-sunken',
                  i === at && 'bg-sunken',
                )}
              >
                <span className="min-w-0 flex-1 break-words">
                  <span className="font-semibold">{option.label}</span>
                  {option.about && <span className="block text-faint text-xs">{option.about}</span>}
                </span>
                {option.id === (chosen?.id ?? '') && <Check aria-hidden className="size-5 shrink-0" />}
              </button>
            ))}
            {list.isError && <p className="px-3 py-2 text-bad text-sm">Couldn't load. Type to try again.</p>}
            {!list.isError && q !== '' && !list.isFetching && records.length === 0 && (
              <p className="px-3 py-2 text-soft text-sm">Nothing matches that.</p>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
