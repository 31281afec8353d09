import { type AssistantId, assistantName, type ChatMessage } from '@smoko/contract';
import { memo, useMemo, useRef } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Portrait } from '../../components/indicators/portrait.tsx';
import { useTimeZone } from '../../lib/session.ts';
import { AssistantMessage } from './assistant-message.tsx';
import { useChosen } from './chosen.ts';
import { idOf, readTurns, type Shown } from './convert.ts';
import type { TurnEnd } from './turn-trouble.tsx';
import { UserMessage } from './user-message.tsx';
import { WorkingDots } from './working-dots.tsx';

interface Props {
  place: string;
  shown: readonly Shown[];
  stored: readonly ChatMessage[];
  /** A turn is on, or about to be. */
  working: boolean;
  /** Who answers here where nobody else was chosen. */
  usual: AssistantId;
  older: { load: () => Promise<void>; busy: boolean } | null;
}

export const MessageList = memo(function MessageList({ place, shown, stored, working, usual, older }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const zone = useTimeZone();
  const { retry, answered } = useMemo(() => readTurns(stored, working), [stored, working]);
  const answering = stored.some((message) => message.role === 'assistant' && message.status === 'running');

  // what was on the screen stays where it is when earlier messages come in above it
  const loadOlder = async () => {
    const scroller = list.current?.parentElement;
    const fromEnd = scroller ? scroller.scrollHeight - scroller.scrollTop : 0;
    await older?.load();
    requestAnimationFrame(() => scroller?.scrollTo({ top: scroller.scrollHeight - fromEnd, behavior: 'instant' }));
  };

  return (
    <div ref={list} className="mx-auto flex max-w-3xl flex-col gap-6 px-4 pt-5 pb-8">
      {older && (
        <Button variant="quiet" size="sm" className="self-center" busy={older.busy} onClick={() => void loadOlder()}>
          Show earlier
        </Button>
      )}
      {shown.map((one) => {
        const message = one.kind === 'stored' ? one.message : null;
        return (
          <Said
            key={idOf(one)}
            shown={one}
            zone={zone}
            offered={message !== null && message.id === retry}
            answered={Boolean(message?.run_id && answered.has(message.run_id))}
          />
        );
      })}
      {working && !answering && <AtWork place={place} usual={usual} />}
    </div>
  );
});

interface SaidProps extends TurnEnd {
  shown: Shown;
  zone: string;
}

const Said = memo(function Said({ shown, zone, ...end }: SaidProps) {
  return shown.kind === 'stored' && shown.message.role === 'assistant' ? (
    <AssistantMessage message={shown.message} zone={zone} {...end} />
  ) : (
    <UserMessage shown={shown} {...end} />
  );
});

function AtWork({ place, usual }: Pick<Props, 'place' | 'usual'>) {
  const assistant = useChosen(place, usual);
  return (
    <div className="flex animate-fade-late items-center gap-3">
      <Portrait assistant={assistant} className="size-10 sm:size-11" />
      <WorkingDots label={`${assistantName(assistant)} is working on it`} />
    </div>
  );
}
