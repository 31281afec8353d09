import type { AssistantId } from '@smoko/contract';
import { Mug } from '../../components/mug.tsx';
import { Portrait } from '../../components/portrait.tsx';
import { useSession } from '../../lib/session.ts';
import { EXAMPLES } from './examples.ts';

export function EmptyState({ onPick }: { onPick: (text: string, assistant: AssistantId) => void }) {
  const first = useSession().data?.full_name.split(' ')[0];
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-6 sm:py-12">
      <Mug className="size-20 sm:size-24" steam />
      <h2 className="headline mt-4 break-words text-2xl sm:text-3xl">G'day{first && ` ${first}`}.</h2>
      <p className="mt-2 text-lg text-soft">
        What needs doing? Say it like you would to a mate, or start with one of these.
      </p>
      <ul className="mt-6 grid gap-2.5 sm:grid-cols-2">
        {EXAMPLES.map(({ assistant, text }) => (
          <li key={text} className="grid">
            <button
              type="button"
              onClick={() => onPick(text, assistant)}
              className="flex min-h-16 items-start gap-3 rounded-md border-2 border-line bg-surface p-3.5 text-left text-sm transition-colors hover:border-amber hover:bg-amber-wash"
            >
              <Portrait assistant={assistant} className="size-9" />
              <span className="self-center">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
