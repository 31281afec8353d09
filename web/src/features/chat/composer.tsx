import type { AssistantId } from '@smoko/contract';
import { ArrowUp, Square } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, lazy, Suspense, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/buttons/button.tsx';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { drafts, setDraft } from '../../lib/drafts.ts';
import { notify } from '../../lib/notify.ts';
import { AssistantPicker } from './assistant-picker.tsx';
import { AttachButton } from './attach-button.tsx';
import { AttachedList } from './attached-list.tsx';
import { attach, attachedTo, attaching, cardsOf, clearAttached, STILL_UPLOADING } from './attaching.ts';
import { useChatActions } from './chat-context.tsx';
import { choose } from './chosen.ts';
import { MessageBox } from './message-box.tsx';

// nobody waits for it
const DictateButton = lazy(() => import('./dictate-button.tsx'));

/** Two taps on Send within this time are one. */
const TWICE_MS = 1_000;

/** What papers say that are handed over without a word; a photo has to be said something of. */
const handing = (files: readonly { name: string }[]): string =>
  files[0] && files.every(({ name }) => /\.pdf$/i.test(name)) ? 'Here are the files.' : '';

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

  const sentAt = useRef(Number.NEGATIVE_INFINITY);

  const submit = () => {
    const words = text.trim() || handing(items);
    if (words === '') {
      // the second tap of two: what it means is on its way
      if (performance.now() - sentAt.current < TWICE_MS) return;
      notify.error('Error', 'Please enter a command.');
      box.current?.focus();
      return;
    }
    const cards = cardsOf(items);
    if (!cards) return notify.error('Error', STILL_UPLOADING);
    sentAt.current = performance.now();
    setDraft(draft, '');
    clearAttached(draft);
    send(words, assistant, cards);
    box.current?.focus();
  };
  const take = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    if (!files?.length) return;
    event.preventDefault();
    void attach(draft, [...files]);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
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
          <MessageBox
            ref={box}
            assistant={assistant}
            text={text}
            onWrite={(next) => setDraft(draft, next)}
            onSubmit={submit}
          />
          <Suspense fallback={null}>
            <DictateButton key={draft} draft={draft} />
          </Suspense>
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
            className={text.trim() + handing(items) === '' ? 'opacity-60 shadow-none' : ''}
          >
            <ArrowUp aria-hidden className="size-6" strokeWidth={3} />
          </IconButton>
        </div>
      </div>
    </form>
  );
}
