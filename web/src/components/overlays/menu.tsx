import { Slot } from 'radix-ui';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { useAtRest } from '../../lib/use-at-rest.ts';

export interface MenuState {
  /** Stands beside what it opens: closes it itself, and gets the focus back. */
  button: RefObject<HTMLElement | null>;
  labelledBy: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface Props {
  /** The button. */
  trigger: ReactElement;
  /** A lazy component with a `MenuContent`. */
  children: (menu: MenuState) => ReactNode;
}

/** A menu behind a button. The button is there at once; what it opens is fetched when the page is at rest, or is opened. */
export function Menu({ trigger, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  const atRest = useAtRest();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <span className="relative inline-flex">
      <Slot.Root
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        {trigger}
      </Slot.Root>
      {(atRest || open) && (
        <Suspense fallback={null}>{children({ button, labelledBy: id, open, onOpenChange: setOpen })}</Suspense>
      )}
    </span>
  );
}
