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
import { useIdle } from '../../lib/use-idle.ts';

export interface MenuState {
  /** It is outside the Radix menu, so the content has to leave clicks on it alone and return the focus to it. */
  button: RefObject<HTMLElement | null>;
  labelledBy: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface Props {
  trigger: ReactElement;
  /** Nothing is loaded or rendered before it is opened: for the menus of many rows. */
  onDemand?: boolean;
  /** Renders a lazily loaded component with a `MenuContent`. */
  children: (menu: MenuState) => ReactNode;
}

/** A button with a menu. The menu's code is loaded when the page is idle, or when the menu is opened before that. */
export function Menu({ trigger, onDemand = false, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const idle = useIdle();
  const show = (next: boolean) => {
    setOpen(next);
    if (next) setOpened(true);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    show(true);
  };
  return (
    <span className="relative inline-flex">
      <Slot.Root
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => show(!open)}
        onKeyDown={onKeyDown}
      >
        {trigger}
      </Slot.Root>
      {(onDemand ? opened : idle || opened) && (
        <Suspense fallback={null}>{children({ button, labelledBy: id, open, onOpenChange: show })}</Suspense>
      )}
    </span>
  );
}
