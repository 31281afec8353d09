import { useCombobox } from 'downshift';
import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { ASK, askOption, firstGroups, type Group, groupsFor, type Option, type SearchScreen } from './options.ts';
import { useFound } from './use-found.ts';
import { useRecents } from './use-recents.ts';

const { InputChange, InputBlur, InputClick, InputKeyDownEscape, ItemClick, MenuMouseLeave } =
  useCombobox.stateChangeTypes;
/** What changes nothing here: the list is always open, and the row that Enter takes stays marked. */
const IGNORED: ReadonlySet<unknown> = new Set([InputBlur, InputClick, InputKeyDownEscape, ItemClick, MenuMouseLeave]);

/** Arrows are taken here: the library tells of them a moment later, when the next key may have been pressed already. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Given {
  userId: string;
  screens: readonly SearchScreen[];
  onChoose: (option: Option, text: string) => void;
}

/** What is typed, what is offered for it, and which of it Enter takes. */
export function usePalette({ userId, screens, onChoose }: Given) {
  const [text, setText] = useState('');
  /** The row that arrows or the pointer went to; null: the first. */
  const [marked, setMarked] = useState<string | null>(null);
  /** Enter was pressed before the records were there. */
  const [entered, setEntered] = useState(false);
  const typed = text.trim();
  const found = useFound(text);
  const recents = useRecents(userId);

  const groups: Group[] = typed === '' ? firstGroups(recents.hits) : groupsFor(typed, screens, found);
  const results = groups.flatMap(({ options }) => options);
  const options = typed === '' ? results : [...results, askOption(typed)];
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === marked),
  );

  const combobox = useCombobox<Option>({
    items: options,
    itemToString: () => text,
    itemToKey: (option) => option?.key ?? '',
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    highlightedIndex: at,
    stateReducer: (state, { type, changes }) =>
      IGNORED.has(type) ? state : { ...changes, isOpen: true, inputValue: changes.inputValue ?? state.inputValue },
    onStateChange({ type, highlightedIndex }) {
      if (type !== InputChange && highlightedIndex !== undefined) setMarked(options[highlightedIndex]?.key ?? null);
    },
    // not the library's own scrolling, which knows nothing of the room that is kept for the headings
    scrollIntoView: (row) => row?.scrollIntoView({ block: 'nearest' }),
  });

  /** The first row is not known while records are on their way: a screen or an action comes before them. */
  const waits = found.busy && marked === null && !/^(?:screen|action) /.test(options[0]?.key ?? '');
  const choose = (option: Option | undefined) => option && onChoose(option, typed);
  const onFound = useEffectEvent(() => choose(options[0]));
  useEffect(() => {
    if (entered && !waits) onFound();
  }, [entered, waits]);

  // kept as it is typed: the library tells of it a moment later, when the box would lose a letter to the one before
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.currentTarget.value);
    setMarked(null);
    setEntered(false);
  };

  const onKeyDown = (event: KeyboardEvent & { nativeEvent: { preventDownshiftDefault?: boolean } }) => {
    const step = event.altKey ? undefined : STEPS[event.key];
    if ((event.key !== 'Enter' && !step) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.nativeEvent.preventDownshiftDefault = true;
    if (step) setMarked(options.at((at + step) % options.length)?.key ?? null);
    else if (waits) setEntered(true);
    else choose(options[at]);
  };
  return {
    text,
    typed,
    found,
    recents,
    groups,
    options,
    count: results.length,
    at,
    combobox,
    onChange,
    onKeyDown,
    choose,
  };
}

export type Palette = ReturnType<typeof usePalette>;
export const isAsk = ({ key }: Option): boolean => key === ASK;
