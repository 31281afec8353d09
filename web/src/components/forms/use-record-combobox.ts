import { useCombobox } from 'downshift';
import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import type { Option } from './record-choice.ts';

const { InputBlur, InputChange } = useCombobox.stateChangeTypes;

type Native = { nativeEvent: { preventDownshiftDefault?: boolean } };
const keepFromDownshift = ({ nativeEvent }: Native) => {
  nativeEvent.preventDownshiftDefault = true;
};

interface Given<R> {
  options: Option<R>[];
  /** The options belong to another text than the one that stands there. */
  outdated: boolean;
  saved: Option<R>;
  text: string;
  onText: (text: string) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
  onChoose: (option: Option<R>) => void;
}

/** A downshift combobox, with the differences that docs/decisions/0038-libraries-reviewed.md names. */
export function useRecordCombobox<R>({ options, outdated, saved, text, onText, open, onOpen, onChoose }: Given<R>) {
  const combobox = useCombobox<Option<R>>({
    items: options,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.id ?? '',
    selectedItem: saved,
    isOpen: open,
    inputValue: open ? text : saved.label,
    stateReducer(state, { type, changes }) {
      // preselects the first match instead of "none"
      if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 1 : 0 };
      // leaving the field chooses nothing
      if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem };
      return changes;
    },
    onStateChange({ isOpen }) {
      if (isOpen === undefined) return;
      onOpen(isOpen);
      if (!isOpen) onText('');
    },
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem) onChoose(selectedItem);
    },
  });
  const show = () => {
    if (open) return;
    combobox.openMenu();
    // at once: a letter that comes before the library tells of it would be added to the name that stands there
    onOpen(true);
  };
  const input = {
    // kept as it is typed: the library tells of it a moment later, when the box would lose a letter to the one before
    onChange: (event: ChangeEvent<HTMLInputElement>) => onText(event.currentTarget.value),
    // the first field of a dialog gets the focus from it: an open list would cover the fields below
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget?.getAttribute('role') !== 'dialog') show();
    },
    // a click never closes the list
    onClick(event: MouseEvent & Native) {
      keepFromDownshift(event);
      show();
    },
    onKeyDown(event: KeyboardEvent & Native) {
      // closes the list and not the dialog around it; where it is closed, what was chosen stays
      if (event.key === 'Escape' && open) event.stopPropagation();
      else if (event.key === 'Escape') keepFromDownshift(event);
      if (event.key === 'Enter' && open && outdated) {
        event.preventDefault();
        keepFromDownshift(event);
      }
    },
  };
  return { combobox, input };
}
