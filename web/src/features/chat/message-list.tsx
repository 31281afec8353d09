import { ThreadPrimitive } from '@assistant-ui/react';
import { assistantName, type ChatMessage } from '@smoko/contract';
import { useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Portrait } from '../../components/portrait.tsx';
import { AssistantMessage } from './assistant-message.tsx';
import { useAsked } from './chat-context.tsx';
import { UserMessage } from './user-message.tsx';
import { WorkingDots } from './working-dots.tsx';

interface Props {
  stored: readonly ChatMessage[];
  /** A turn is on, or about to be. */
  working: boolean;
  older: { load: () => Promise<void>; busy: boolean } | null;
}

const components = { UserMessage, AssistantMessage };

export function MessageList({ stored, working, older }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const answering = stored.some((message) => message.role === 'assistant' && message.status === 'running');

  // what was on the screen stays where it is when earlier messages come in above it
  const loadOlder = async () => {
    const scroller = list.current?.parentElement;
    const fromEnd = scroller ? scroller.scrollHeight - scroller.scrollTop : 0;
    await older?.load();
    requestAnimationFrame(() => scroller?.scrollTo({ top: scroller.scrollHeight - fromEnd, behavior: 'instant' }));
  };

  return (
    <div ref={list} className="mx-auto grid max-w-3xl gap-6 px-4 pt-5 pb-8">
      {older && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-center"
          busy={older.busy}
          onClick={() => void loadOlder()}
        >
          Show earlier
        </Button>
      )}
      <ThreadPrimitive.Messages components={components} />
      {working && !answering && <AtWork />}
    </div>
  );
}

function AtWork() {
  const assistant = useAsked();
  return (
    <div className="flex animate-fade-late items-center gap-3">
      <Portrait assistant={assistant} className="size-10 sm:size-11" />
      <WorkingDots label={`${assistantName(assistant)} is working on it`} />
    </div>
  );
}
