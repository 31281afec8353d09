import { MessagePrimitive } from '@assistant-ui/react';
import { assistantName } from '@smoko/contract';
import { UserWords } from './message-words.tsx';
import { TurnTrouble } from './turn-trouble.tsx';
import { useShown } from './use-shown.ts';

export function UserMessage() {
  const shown = useShown();
  return (
    <MessagePrimitive.Root className="flex animate-rise flex-col items-end" role="article" aria-label="You">
      <div className="max-w-[88%] rounded-lg rounded-br-sm bg-bubble px-4 py-3 text-on-bubble sm:max-w-[80%]">
        <UserWords />
      </div>
      <p className="mt-1 min-h-4 text-faint text-xs">
        {shown.kind === 'outgoing' && <span className="inline-block animate-fade-late">Sending…</span>}
        {shown.kind === 'stored' && shown.message.status === 'queued' && (
          <span className="inline-block animate-fade-late">Next in line</span>
        )}
        {shown.kind === 'stored' && shown.message.assistant && `To ${assistantName(shown.message.assistant)}`}
      </p>
      {shown.kind === 'stored' && <TurnTrouble message={shown.message} />}
    </MessagePrimitive.Root>
  );
}
