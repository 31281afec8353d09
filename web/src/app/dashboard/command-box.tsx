import { LIMITS } from '@smoko/contract';
import { SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { Textarea } from '../../components/forms/textarea.tsx';

interface Props {
  label: string;
  placeholder: string;
  text: string;
  busy: boolean;
  onWrite: (text: string) => void;
  onSend: () => void;
  /** Enter in an empty box. */
  onEmpty?: () => void;
  /** Between the words and the buttons; fills the box. */
  /** Before the buttons. */
  tools?: ReactNode;
  children?: (fill: (text: string) => void) => ReactNode;
}

/** A command in more than one line: Enter sends, Shift+Enter breaks. Nothing can be pressed while it is sent. */
export function CommandBox({ label, placeholder, text, busy, onWrite, onSend, onEmpty, tools, children }: Props) {
  const id = useId();
  const empty = text.trim() === '';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (busy) return;
    if (empty) onEmpty?.();
    else onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const write = (next: string) => {
    onWrite(next);
    document.getElementById(id)?.focus();
  };
  return (
    <form onSubmit={submit} aria-label={`${label}: ${placeholder}`} className="relative grid gap-2">
      <label htmlFor={id} className="font-bold text-sm">
        {label}
      </label>
      <Textarea
        id={id}
        rows={2}
        value={text}
        maxLength={LIMITS.message}
        placeholder={placeholder}
        disabled={busy}
        enterKeyHint="send"
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-20 resize-none"
      />
      {children?.(write)}
      <div className="flex justify-end gap-2">
        {tools && <div className="mr-auto">{tools}</div>}
        <IconButton variant="quiet" label="Clear" disabled={busy || empty} onClick={() => write('')}>
          <X aria-hidden className="size-5" />
        </IconButton>
        <Button type="submit" variant="primary" size="sm" busy={busy} disabled={empty}>
          {!busy && <SendHorizontal aria-hidden className="size-5" />}
          Send
        </Button>
      </div>
    </form>
  );
}
