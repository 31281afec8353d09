import { type AssistantId, getModel } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { Mug } from '../../components/mug.tsx';
import { Portrait } from '../../components/portrait.tsx';
import { useFigures } from '../../lib/records/use-figures.ts';
import { useSession } from '../../lib/session.ts';
import { EXAMPLES } from './examples.ts';

export function EmptyState({ onPick }: { onPick: (text: string, assistant: AssistantId) => void }) {
  const first = useSession().data?.full_name.split(' ')[0];
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-4 pb-6 sm:py-12">
      <Mug className="size-14 sm:size-24" steam />
      <h2 className="headline mt-2 break-words sm:mt-4 text-2xl sm:text-3xl">G'day{first && ` ${first}`}.</h2>
      <p className="mt-1 text-soft sm:mt-2 sm:text-lg">
        What needs doing? Say it like you would to a mate, or start with one of these.
      </p>
      <ConnectModel />
      <ul className="mt-4 grid gap-2.5 sm:mt-6 sm:grid-cols-2">
        {EXAMPLES.map(({ assistant, text }) => (
          <li key={text} className="grid">
            <button
              type="button"
              onClick={() => onPick(text, assistant)}
              className="flex min-h-14 items-start gap-3 rounded-md border-2 border-line bg-surface p-2.5 sm:p-3.5 text-left text-sm transition-colors hover:border-amber hover:bg-amber-wash"
            >
              <Portrait assistant={assistant} className="size-9" />
              <span className="self-center sm:self-start sm:pt-1.5">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For those who have chosen nothing and have nothing but the built-in model. */
function ConnectModel() {
  const model = useFigures('model', getModel).data;
  if (model?.kind !== 'default' || model.answers.host !== null) return null;
  return (
    <p className="mt-2 text-soft text-sm">
      The built-in model answers and nothing leaves this machine;{' '}
      <Link to="/settings/model" className="font-bold text-ink underline underline-offset-4">
        connect a bigger model
      </Link>{' '}
      if you want one.
    </p>
  );
}
