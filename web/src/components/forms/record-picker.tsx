import { useCombobox } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
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

type Option<R> = { id: string; label: string; about: string | null; record: R | null };

const { InputBlur, InputChange } = useCombobox.stateChangeTypes;

/** A combobox that searches a table on the server as the user types. */
export function RecordPicker<T extends Table>(props: Props<T>) {
  const { table, label, note, hint, error, none, chosen, onChoose, labelOf, aboutOf } = props;
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const q = useDeferredValue(text.trim());
  const list = useList(table, (q ? { q } : {}) as ListOf<T>, open);
  const records = (list.data ?? []) as (RecordOf<T> & { id: string })[];
  const options: Option<RecordOf<T>>[] = [
    { id: '', label: none, about: null, record: null },
    ...records.map((record) => ({ id: record.id, label: labelOf(record), about: aboutOf?.(record) ?? null, record })),
  ];

  const optionCount = options.length;
  // near the end of a form the list would open outside the visible part
  useEffect(() => {
    if (open && optionCount > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [open, optionCount]);

  const combobox = useCombobox<Option<RecordOf<T>>>({
    items: options,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.id ?? '',
    selectedItem: { id: chosen?.id ?? '', label: chosen?.label ?? none, about: null, record: null },
    isOpen: open,
    inputValue: open ? text : (chosen?.label ?? none),
    stateReducer(state, { type, changes }) {
      // preselects the first match instead of "none"
      if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 1 : 0 };
      // leaving the field chooses nothing
      if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem };
      return changes;
    },
    onStateChange({ type, inputValue, isOpen }) {
      if (type === InputChange) setText(inputValue ?? '');
      if (isOpen === undefined) return;
      setOpen(isOpen);
      if (!isOpen) setText('');
    },
    onSelectedItemChange({ selectedItem: option }) {
      if (option) onChoose(option.record ? { id: option.id, label: option.label } : null, option.record);
    },
  });
  const show = () => {
    if (!open) combobox.openMenu();
  };
  const onKeyDown = (event: KeyboardEvent & { nativeEvent: { preventDownshiftDefault?: boolean } }) => {
    // closes the list and not the dialog around it; where it is closed, what was chosen stays
    if (event.key === 'Escape' && open) event.stopPropagation();
    else if (event.key === 'Escape') event.nativeEvent.preventDownshiftDefault = true;
    // while the next result loads, the options shown still belong to the text before
    if (event.key === 'Enter' && open && list.isPlaceholderData) {
      event.preventDefault();
      event.nativeEvent.preventDownshiftDefault = true;
    }
  };

  return (
    <Field label={label} error={error} {...(note ? { note } : {})} {...(hint ? { hint } : {})}>
      {(controls) => (
        <div className="relative">
          <Input
            {...combobox.getInputProps({
              ...controls,
              onFocus: show,
              onClick(event: MouseEvent & { nativeEvent: { preventDownshiftDefault?: boolean } }) {
                event.nativeEvent.preventDownshiftDefault = true;
                show();
              },
              onKeyDown,
              placeholder: chosen?.label ?? none,
              className: 'truncate pr-10',
              'aria-labelledby': undefined,
            })}
          />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-soft"
          />
          <div
            {...combobox.getMenuProps({ ref: box, 'aria-label': label })}
            hidden={!open}
            className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-md border-2 border-edge bg-surface p-1 shadow-float"
          >
            {(open ? options : []).map((option, index) => (
              <div
                key={option.id}
                {...combobox.getItemProps({ item: option, index })}
                role="option"
                tabIndex={-1}
                aria-selected={option.id === (chosen?.id ?? '')}
                className={cn(
                  'flex min-h-12 w-full cursor-pointer items-center gap-2 rounded-sm px-3 py-1.5 text-left text-sm',
                  index === combobox.highlightedIndex && 'bg-sunken',
                )}
              >
                <span className="min-w-0 flex-1 break-words">
                  <span className="font-semibold">{option.label}</span>
                  {option.about && <span className="block text-faint text-xs">{option.about}</span>}
                </span>
                {option.id === (chosen?.id ?? '') && <Check aria-hidden className="size-5 shrink-0" />}
              </div>
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
