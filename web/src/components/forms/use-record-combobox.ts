import { useCombobox } from 'downshift';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { Option } from './record-choice.ts';

const { InputBlur, InputChange, InputKeyDownArrowDown } = useCombobox.stateChangeTypes;

type Native = { nativeEvent: { preventDownshiftDefault?: boolean } };
const keepFromDownshift = ({ nativeEvent }: Native) => {
  nativeEvent.preventDownshiftDefault = true;
};

/** Whether a key writes into a field or takes something out of it. */
const writes = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Backspace' || key === 'Delete' || (key.length === 1 && !altKey && (key === 'v' || !(ctrlKey || metaKey)));

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
  /** What was typed and then left with Tab, until it is known what it means. */
  left: string | null;
  onLeave: (text: string) => void;
}

/** A downshift combobox, with the differences that docs/decisions/0038-libraries-reviewed.md names. */
export function useRecordCombobox<R>(given: Given<R>) {
  const { options, outdated, saved, text, onText, open, onOpen, onChoose, left, onLeave } = given;
  /** The mark stands where somebody took it with the arrows, and not by itself. */
  const moved = useRef(false);
  const typed = text.trim() !== '';
  const combobox = useCombobox<Option<R>>({
    items: options,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.id ?? '',
    selectedItem: saved,
    isOpen: open,
    inputValue: open ? text : (left ?? saved.label),
    stateReducer(state, { type, changes }) {
      // preselects the first match instead of "none"
      if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 1 : 0 };
      // below the last match comes the first one, and not "none"
      if (type === InputKeyDownArrowDown && state.isOpen && typed && changes.highlightedIndex === 0)
        return { ...changes, highlightedIndex: 1 };
      // leaving the field chooses nothing by itself
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
    moved.current = false;
    combobox.openMenu();
    // at once: a letter that comes before the library tells of it would be added to the name that stands there
    onOpen(true);
  };
  /** Tab takes what is marked by hand, or what the typed text means. */
  const leave = () => {
    const marked = moved.current && !outdated ? options[combobox.highlightedIndex] : undefined;
    if (marked) onChoose(marked);
    else if (typed) onLeave(text);
  };
  const onArrow = (event: KeyboardEvent & Native) => {
    // it stands at the first match since that was found, whatever the eye saw of it
    const first = event.key === 'ArrowDown' && open && typed && !moved.current;
    moved.current = open;
    if (!first) return;
    event.preventDefault();
    keepFromDownshift(event);
    combobox.setHighlightedIndex(1);
  };
  const input = {
    // kept as it is typed: the library tells of it a moment later, when the box would lose a letter to the one before
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      moved.current = false;
      onText(event.currentTarget.value);
    },
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
      if (event.key === 'Tab' && open) leave();
      if (event.key.startsWith('Arrow')) onArrow(event);
      // what is typed takes the place of the name that stands there
      if (writes(event)) show();
      // where the list is closed, what was chosen stays
      if (event.key === 'Escape' && open) event.stopPropagation();
      else if (event.key === 'Escape') keepFromDownshift(event);
      if (event.key === 'Enter' && open && outdated && (typed || moved.current)) {
        event.preventDefault();
        keepFromDownshift(event);
      }
    },
  };
  return { combobox, input };
}
