import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';

/** Keys that leave a choice as it is; every other one may walk through choices on its way to another. */
const NO_CHOICE = new Set(['Enter', 'Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/**
 * For a select whose choice is saved at once. Chosen by touch or mouse it is; walked through by keys, which say each choice on the
 * way as a change, it is saved by Enter or by leaving it, and Escape takes it back. `waiting`: a choice is not saved yet.
 */
export function useSettledChoice<K extends string>(value: K, onChoose: (choice: K) => void) {
  const [walked, setWalked] = useState<K | null>(null);
  const byKeys = useRef(false);
  const settle = () => {
    byKeys.current = false;
    setWalked(null);
    if (walked !== null && walked !== value) onChoose(walked);
  };
  return {
    waiting: walked !== null && walked !== value,
    select: {
      value: walked ?? value,
      onPointerDown: () => {
        byKeys.current = false;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!NO_CHOICE.has(event.key)) byKeys.current = true;
        else if (event.key === 'Enter') {
          // where nothing waits, the browser's own list opens or closes
          if (walked !== null) event.preventDefault();
          settle();
        } else if (event.key === 'Escape') {
          if (walked !== null) event.stopPropagation();
          setWalked(null);
        }
      },
      onBlur: settle,
      onChange: (event: ChangeEvent<HTMLSelectElement>) => {
        const choice = event.target.value as K;
        if (byKeys.current) setWalked(choice);
        else {
          setWalked(null);
          onChoose(choice);
        }
      },
    },
  };
}
