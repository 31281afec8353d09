import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type FormEvent, type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { keepForList } from '../../lib/keeps-escape.ts';
import { useDialogFocus } from '../../lib/use-dialog-focus.ts';
import { Button } from '../buttons/button.tsx';
import { DeferredFields } from '../forms/deferred-fields.tsx';
import { FormQuestion } from '../forms/form-question.tsx';
import { LeaveGuard } from '../forms/leave-guard.tsx';

interface Props {
  title: string;
  /** The submit button's text: 'Add Client'. */
  save: string;
  busy: boolean;
  /** Hides Cancel, where there is nothing to cancel any more. */
  final?: boolean;
  /** There are unsaved changes. */
  dirty: boolean;
  /** Somebody else changed the record meanwhile. */
  clash?: boolean;
  onSaveAnyway?: () => void;
  /** Drops what was typed and shows the record as it is stored now. */
  onReload?: () => void;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, full height on a phone. Asks before unsaved changes are dropped. */
export function FormDialog(props: Props) {
  const { title, busy, dirty, onSubmit, onClose, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const focus = useDialogFocus();
  const { leaving, ask, stay, keep } = useLeaving(frame);
  const close = () => (dirty && !busy ? ask() : onClose());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles events through portals: a form around the button that opened this dialog would be submitted too
    event.stopPropagation();
    if (!busy) onSubmit();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && close()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          ref={frame}
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            // the dialog itself, not its Close button, has the focus until the fields are rendered
            event.preventDefault();
            frame.current?.focus({ preventScroll: true });
          }}
          onEscapeKeyDown={(event) => {
            keepForList(event);
            if (!leaving || event.defaultPrevented) return;
            event.preventDefault();
            stay();
          }}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-lg border-2 border-edge bg-surface shadow-float outline-none sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-w-2xl sm:-translate-y-1/2 sm:rounded-lg"
        >
          <div className="flex items-center justify-between gap-3 border-line border-b py-2 pr-2 pl-5">
            <Radix.Title className="headline text-lg">{title}</Radix.Title>
            <Button variant="quiet" size="icon" aria-label="Close" onClick={close}>
              <X aria-hidden className="size-6" />
            </Button>
          </div>
          <LeaveGuard unsaved={dirty} />
          <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
            <DeferredFields>{children}</DeferredFields>
            <div className="flex flex-wrap justify-end gap-3 border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              <Foot {...props} leaving={leaving} keep={keep} onStay={stay} onCancel={close} />
            </div>
          </form>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The question whether to drop what was typed: it has the focus while it is asked, which then goes back to where it was. */
function useLeaving(frame: RefObject<HTMLElement | null>) {
  const [leaving, setLeaving] = useState(false);
  const before = useRef<Element | null>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (leaving) keep.current?.focus();
  }, [leaving]);
  return {
    leaving,
    keep,
    ask: () => {
      if (!leaving) before.current = document.activeElement;
      setLeaving(true);
      keep.current?.focus();
    },
    stay: () => {
      setLeaving(false);
      // Cancel went as the question came
      const back = before.current instanceof HTMLElement && before.current.isConnected ? before.current : frame.current;
      back?.focus({ preventScroll: true });
    },
  };
}

interface FootProps extends Omit<Props, 'title' | 'children'> {
  leaving: boolean;
  keep: Ref<HTMLButtonElement>;
  onStay: () => void;
  onCancel: () => void;
}

/** The buttons below, or the question in their place. */
function Foot({ save, busy, final = false, clash = false, leaving, keep, onSaveAnyway, onReload, ...act }: FootProps) {
  if (clash)
    return (
      <FormQuestion text="Somebody changed this while you were editing.">
        <Button onClick={onReload}>See theirs</Button>
        <Button variant="danger" busy={busy} onClick={onSaveAnyway}>
          Save mine
        </Button>
      </FormQuestion>
    );
  if (leaving)
    return (
      <FormQuestion text="You have changes that are not saved.">
        <Button ref={keep} onClick={act.onStay}>
          Keep editing
        </Button>
        <Button variant="danger" onClick={act.onClose}>
          Discard
        </Button>
      </FormQuestion>
    );
  return (
    <>
      {!final && <Button onClick={act.onCancel}>Cancel</Button>}
      <Button type="submit" variant="primary" busy={busy}>
        {save}
      </Button>
    </>
  );
}
