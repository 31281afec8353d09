import { type AssistantId, assistantName, LIMITS } from '@smoko/contract';
import { ArrowUp, Square } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/buttons/button.tsx';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { notify } from '../../lib/notify.ts';
import { AssistantPicker } from './assistant-picker.tsx';
import { AttachButton } from './attach-button.tsx';
import { AttachedList } from './attached-list.tsx';
import { attach, attachedTo, attaching, cardsOf, clearAttached, STILL_UPLOADING } from './attaching.ts';
import { useChatActions } from './chat-context.tsx';
import { choose } from './chosen.ts';
import { drafts, setDraft } from './drafts.ts';

export const COMPOSER_ID = 'message';

interface Props {
  assistant: AssistantId;
  running: boolean;
}

/** The chat's input. It can always send: a message sent during a turn is queued. */
export function Composer({ assistant, running }: Props) {
  const { place, draft, send, stop } = useChatActions();
  const text = useStore(drafts, (all) => all[draft] ?? '');
  const items = useStore(attaching, (all) => attachedTo(all, draft));
  const box = useRef<HTMLTextAreaElement>(null);

  // the input grows with its text, up to its maximum height
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.height = 'auto';
    if (text !== '') element.style.height = `${element.scrollHeight}px`;
  }, [text]);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === '') {
      notify.error('Error', 'Please enter a command.');
      box.current?.focus();
      return;
    }
    const cards = cardsOf(items);
    if (!cards) return notify.error('Error', STILL_UPLOADING);
    setDraft(draft, '');
    clearAttached(draft);
    send(text.trim(), assistant, cards);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  const take = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    if (!files?.length) return;
    event.preventDefault();
    void attach(draft, [...files]);
  };

  return (
    <form
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer.files)}
      onPaste={(event) => take(event, event.clipboardData.files)}
      className="mx-auto w-full max-w-3xl px-3 pb-3 sm:px-4 lg:pb-5"
    >
      <div className="rounded-lg border-2 border-edge bg-surface p-1.5 shadow-lift focus-within:outline-3 focus-within:outline-(--focus)">
        <AssistantPicker value={assistant} onChange={(next) => choose(place, next)} />
        <div className="mt-1.5 empty:hidden">
          <AttachedList draft={draft} />
        </div>
        <div className="mt-1 flex items-end gap-1.5">
          <AttachButton label="Attach files" draft={draft} />
          <textarea
            ref={box}
            id={COMPOSER_ID}
            aria-label="Message"
            rows={1}
            value={text}
            maxLength={LIMITS.message}
            placeholder={`Ask ${assistantName(assistant)}`}
            enterKeyHint="send"
            onChange={(event) => setDraft(draft, event.target.value)}
            onKeyDown={onKeyDown}
            className="max-h-48 min-h-12 min-w-0 flex-1 resize-none bg-transparent px-2.5 py-[0.6875rem] text-base placeholder:text-faint focus-visible:outline-none"
          />
          {running && (
            <Button size="sm" onClick={stop}>
              <Square aria-hidden className="size-3.5 fill-current" />
              Stop
            </Button>
          )}
          <IconButton
            type="submit"
            label="Send"
            variant="primary"
            className={text.trim() === '' ? 'opacity-60 shadow-none' : ''}
          >
            <ArrowUp aria-hidden className="size-6" strokeWidth={3} />
          </IconButton>
        </div>
      </div>
    </form>
  );
}
