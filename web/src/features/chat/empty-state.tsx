import type { AssistantId } from '@smoko/contract';
import { lazy, Suspense } from 'react';
import { Logo } from '../../components/indicators/logo.tsx';
import { useSession } from '../../lib/session.ts';

/** One can write before it is there, and it moves nothing when it comes. */
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps }));

export function EmptyState({ onPick }: { onPick: (text: string, assistant: AssistantId) => void }) {
  const first = useSession().data?.full_name.split(' ')[0];
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-4 pb-6 sm:py-12">
      <Logo className="size-14 sm:size-24" steam />
      <h2 className="headline mt-2 break-words sm:mt-4 text-2xl sm:text-3xl">G'day{first && ` ${first}`}.</h2>
      <p className="mt-1 text-soft sm:mt-2 sm:text-lg">
        What needs doing? Say it like you would to a mate, or start with one of these.
      </p>
      <Suspense fallback={null}>
        <FirstSteps onPick={onPick} />
      </Suspense>
    </div>
  );
}
