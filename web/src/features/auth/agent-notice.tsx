import { type AssistantId, assistantName } from '@smoko/contract';
import { useEffect, useState } from 'react';
import { Portrait } from '../../components/indicators/portrait.tsx';
import { cn } from '../../lib/cn.ts';
import { shorten } from './shorten.ts';

const SHOWN_MS = 4_000;
const MOST = 150;

interface Props {
  who: AssistantId;
  words: string;
  onGone: () => void;
}

/** What an assistant says on the sign-in page. It leaves by itself (300 ms, `animate-leave`). */
export function AgentNotice({ who, words, onGone }: Props) {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLeaving(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      onAnimationEnd={() => leaving && onGone()}
      className={cn(
        'fixed inset-x-3 top-3 z-30 flex items-start gap-3 rounded-md border-2 border-edge bg-surface p-3 text-ink shadow-float sm:left-auto sm:w-96',
        leaving ? 'animate-leave' : 'animate-rise',
      )}
    >
      <Portrait assistant={who} className="size-10 rounded-sm" />
      <p className="min-w-0 text-sm">
        <strong className="block">{assistantName(who)}</strong>
        {shorten(words, MOST)}
      </p>
    </div>
  );
}
