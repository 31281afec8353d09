import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** A menu behind a button. */
export function Menu({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          className="z-40 min-w-60 animate-rise rounded-md border-2 border-edge bg-surface p-1.5 text-ink shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex min-h-12 items-center gap-3 rounded-sm px-3 font-semibold text-sm outline-none data-[highlighted]:bg-amber data-[highlighted]:text-on-amber"
    >
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuNote({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="border-line border-b px-3 pt-1.5 pb-2.5 text-sm">{children}</DropdownMenu.Label>
  );
}
