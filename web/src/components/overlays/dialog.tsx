import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { keepForList } from '../../lib/keeps-escape.ts';
import { useDialogFocus } from '../../lib/use-dialog-focus.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** Buttons, the safe one first. */
  actions: ReactNode;
  /** It is gone, and the focus is back where it was before. */
  onClosed?: () => void;
  /** What to look at before it is answered. */
  children?: ReactNode;
}

/** A question that has to be answered first. */
export function Dialog({ open, onOpenChange, title, description, actions, onClosed, children }: Props) {
  const focus = useDialogFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          {...focus}
          onEscapeKeyDown={keepForList}
          onCloseAutoFocus={(event) => {
            focus.onCloseAutoFocus(event);
            onClosed?.();
          }}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[92dvh] max-w-md -translate-y-1/2 overflow-y-auto rounded-lg border-2 border-edge bg-surface p-6 shadow-float"
        >
          <Radix.Title className="headline text-xl">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-soft">{description}</Radix.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
