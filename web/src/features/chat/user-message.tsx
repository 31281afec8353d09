import { MessagePrimitive } from '@assistant-ui/react';
import { UserWords } from './message-words.tsx';
import { SentFiles } from './sent-files.tsx';
import { TurnTrouble } from './turn-trouble.tsx';
import { useShown } from './use-shown.ts';

export function UserMessage() {
  const shown = useShown();
  if (!shown) return null;
  const files = shown.kind === 'stored' ? shown.message.attachments : shown.item.attachments;
  return (
    <MessagePrimitive.Root className="flex animate-rise flex-col items-end" role="article" aria-label="You">
      <div className="max-w-[88%] rounded-lg rounded-br-sm bg-bubble px-4 py-3 text-on-bubble sm:max-w-[80%]">
        <UserWords />
      </div>
      {files.length > 0 && <SentFiles files={files} />}
      <p className="mt-1 animate-fade-late text-faint text-xs empty:hidden">
        {shown.kind === 'outgoing' ? 'Sending…' : shown.message.status === 'queued' ? 'Next in line' : null}
      </p>
      {shown.kind === 'stored' && <TurnTrouble message={shown.message} />}
    </MessagePrimitive.Root>
  );
}
