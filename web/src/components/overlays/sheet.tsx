import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { keepForList } from '../../lib/keeps-escape.ts';
import { useDialogFocus } from '../../lib/use-dialog-focus.ts';
import { Button } from '../buttons/button.tsx';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

/** A panel over the page: from below on a phone, from the left on wider screens. */
export function Sheet({ open, onOpenChange, title, children }: Props) {
  const focus = useDialogFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          {...focus}
          onEscapeKeyDown={keepForList}
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] min-h-[50dvh] animate-slide-up flex-col rounded-t-lg bg-page pb-[env(safe-area-inset-bottom)] shadow-float lg:inset-y-0 lg:right-auto lg:max-h-none lg:w-88 lg:animate-slide-left lg:rounded-none"
        >
          <div className="flex items-center justify-between border-line border-b py-2 pr-2 pl-5">
            <Radix.Title className="headline text-lg">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button variant="quiet" size="icon" aria-label="Close">
                <X aria-hidden className="size-6" />
              </Button>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
