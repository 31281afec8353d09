import type { AssistantId } from '@smoko/contract';
import { Undo2 } from 'lucide-react';
import { Portrait } from '../../../components/indicators/portrait.tsx';

const DONE: readonly { assistant: AssistantId; name: string; what: string }[] = [
  { assistant: 'jerry', name: 'Jerry', what: 'Job 1042, Hot water for Dave, $1,850.00 plus GST, Thursday' },
  { assistant: 'sarah', name: 'Sarah', what: '1 x 250L tank, on the list of the job' },
];

/** What Smoko does, in one look: a request as tradies say it, and what comes of it. */
export const SaidAndDone = () => (
  <figure className="grid gap-3 rounded-lg border-2 border-edge bg-surface p-4 shadow-float sm:p-5">
    <figcaption className="eyebrow text-faint">You say it once</figcaption>
    <p className="ml-auto max-w-[92%] rounded-lg rounded-br-sm bg-bubble px-4 py-3 text-lg text-on-bubble">
      New job for Dave, hot water, 1850 plus gst, Thursday arvo, order a 250L tank
    </p>
    <p className="eyebrow mt-1 text-faint">It is done</p>
    <ul className="grid gap-2">
      {DONE.map(({ assistant, name, what }) => (
        <li key={assistant} className="flex items-center gap-3 rounded-md border-2 border-line bg-page p-2.5">
          <Portrait assistant={assistant} className="size-11" />
          <span className="min-w-0 flex-1">
            <span className="block text-sm font-bold">{name}</span>
            <span className="block text-sm text-soft">{what}</span>
          </span>
          <span className="flex items-center gap-1 text-sm font-bold text-link">
            <Undo2 aria-hidden className="size-4" />
            Undo
          </span>
        </li>
      ))}
    </ul>
    <p className="text-sm text-soft">The order goes to the supplier after your yes, not before.</p>
  </figure>
);
