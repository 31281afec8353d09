import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

export const TooltipProvider = Radix.Provider;

/** A hint on hover and focus. The child must carry its own accessible name. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          className="z-50 animate-fade rounded-sm bg-bar px-2.5 py-1.5 font-semibold text-bar-ink text-xs shadow-float"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
