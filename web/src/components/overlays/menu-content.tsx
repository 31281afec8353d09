import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import type { MenuState } from './menu.tsx';

interface Props extends MenuState {
  /** Called once it is gone and its button has the focus: what opens then gives the focus back to that button. */
  onClosed?: () => void;
  children: ReactNode;
}

/** An open menu. Import it lazily: `Menu` loads it when the page is idle or the menu opens. */
export function MenuContent({ button, labelledBy, open, onOpenChange, onClosed, children }: Props) {
  const leftFor = useRef(false);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-labelledby={labelledBy}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          onInteractOutside={(event) => {
            if (button.current?.contains(event.target as Node)) event.preventDefault();
            else leftFor.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftFor.current) button.current?.focus();
            leftFor.current = false;
            onClosed?.();
          }}
          className="z-70 max-h-(--radix-dropdown-menu-content-available-height) min-w-60 animate-rise overflow-y-auto overscroll-contain rounded-md border-2 border-edge bg-surface p-1.5 text-ink shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const ITEM =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-3 font-semibold text-sm outline-none data-[highlighted]:bg-amber data-[highlighted]:text-on-amber';

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item onSelect={onSelect} className={ITEM}>
      {children}
    </DropdownMenu.Item>
  );
}

/** One of several that can stand; a tick is at the one that does. */
export function MenuChoice({
  checked,
  onSelect,
  children,
}: {
  checked: boolean;
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.CheckboxItem checked={checked} onSelect={onSelect} className={ITEM}>
      <span className="grid size-5 shrink-0 place-items-center">
        <DropdownMenu.ItemIndicator>
          <Check aria-hidden className="size-5" />
        </DropdownMenu.ItemIndicator>
      </span>
      {children}
    </DropdownMenu.CheckboxItem>
  );
}

export function MenuNote({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="border-line border-b px-3 pt-1.5 pb-2.5 text-sm">{children}</DropdownMenu.Label>
  );
}
