import { type AssistantId, getModel } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { Portrait } from '../../components/indicators/portrait.tsx';
import { useCountry } from '../../lib/country.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { examplesIn } from './examples.ts';

/** What to say first, to be picked, and a bigger model for whoever wants one. */
export function FirstSteps({ onPick }: { onPick: (text: string, assistant: AssistantId) => void }) {
  const country = useCountry();
  return (
    <>
      <ul className="mt-4 grid gap-2.5 sm:mt-6 sm:grid-cols-2">
        {examplesIn(country).map(({ assistant, text }) => (
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
      <ConnectModel />
    </>
  );
}

/** For those who have chosen nothing and have nothing but the built-in model. */
function ConnectModel() {
  const model = useFigures('model', getModel).data;
  if (model?.kind !== 'default' || model.answers.host !== null) return null;
  return (
    <p className="mt-4 text-soft text-sm">
      The built-in model answers and nothing leaves this machine;{' '}
      <Link to="/settings/model" className="font-bold text-ink underline underline-offset-4">
        connect a bigger model
      </Link>{' '}
      if you want one.
    </p>
  );
}
