import type { Shown } from './convert.ts';
import { PlainWords } from './message-words.tsx';
import { SentFiles } from './sent-files.tsx';
import { type TurnEnd, TurnTrouble } from './turn-trouble.tsx';

export function UserMessage({ shown, ...end }: TurnEnd & { shown: Shown }) {
  const { text, files, state } =
    shown.kind === 'stored'
      ? {
          text: shown.message.content,
          files: shown.message.attachments,
          state: shown.message.status === 'queued' ? 'Next in line' : null,
        }
      : {
          text: shown.item.text,
          files: shown.item.attachments,
          state: shown.item.waits ? 'Waiting for reception' : 'Sending…',
        };
  return (
    <article className="flex animate-rise flex-col items-end" aria-label="You">
      <div className="max-w-[88%] rounded-lg rounded-br-sm bg-bubble px-4 py-3 text-on-bubble sm:max-w-[80%]">
        <PlainWords text={text} />
      </div>
      {files.length > 0 && <SentFiles files={files} />}
      <p className="mt-1 animate-fade-late text-faint text-xs empty:hidden">{state}</p>
      {shown.kind === 'stored' && <TurnTrouble message={shown.message} {...end} />}
    </article>
  );
}
