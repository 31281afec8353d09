import { ASSISTANTS, type ChatMessage } from '@smoko/contract';
import { lazy, Suspense } from 'react';
import { Portrait } from '../../components/indicators/portrait.tsx';
import { ApprovalCard } from '../../components/records/approval-card.tsx';
import { formatClock } from '../../lib/format.ts';
import { ActivityList } from './activity-list.tsx';
import { useChatActions } from './chat-context.tsx';
import { AssistantWords } from './message-words.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { type TurnEnd, TurnTrouble } from './turn-trouble.tsx';
import { assistantInk } from './voices.ts';
import { WorkingDots } from './working-dots.tsx';

/** With its form: only who has something to check needs it. */
const DraftCard = lazy(async () => ({
  default: (await import('../../components/records/draft/draft-card.tsx')).DraftCard,
}));

interface Props extends TurnEnd {
  message: ChatMessage;
  /** The business's. */
  zone: string;
}

export function AssistantMessage({ message, zone, ...end }: Props) {
  const { decide, drafts } = useChatActions();
  // what came of a yes stands where it was said, below its card; above a tall one it would be out of sight
  const agreed = message.approvals.filter(({ status }) => status === 'approved').map(({ tool }) => tool);
  const ofYes = message.receipts.filter(({ tool }) => agreed.includes(tool));
  const who = ASSISTANTS.find(({ id }) => id === message.assistant);
  const running = message.status === 'running';
  const thinking = running && message.content === '' && !message.activities.some(({ status }) => status === 'running');
  if (!who) return null;
  return (
    <article
      className="grid animate-rise grid-cols-[auto_minmax(0,1fr)] gap-x-3"
      aria-label={who.name}
      aria-busy={running || undefined}
    >
      <Portrait assistant={who.id} className="size-10 sm:row-span-2 sm:size-11" />
      <header className="self-center leading-tight sm:self-auto">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className={`font-bold ${assistantInk[who.id]}`}>{who.name}</span>
          <time dateTime={message.created_at} className="text-faint text-xs">
            {formatClock(message.created_at, zone)}
          </time>
        </p>
        <p className="text-soft text-xs">{who.role}</p>
      </header>
      <div className="col-span-2 mt-2 grid min-w-0 gap-3 sm:col-span-1 sm:col-start-2">
        <ActivityList
          name={who.name}
          activities={message.activities}
          running={running}
          said={message.content}
          cards={message.receipts.length + message.approvals.length + message.drafts.length}
        />
        {thinking ? <WorkingDots label={`${who.name} is working on it`} /> : <AssistantWords text={message.content} />}
        <ReceiptList receipts={message.receipts.filter((receipt) => !ofYes.includes(receipt))} said={message.content} />
        {message.approvals.map((card) => (
          <ApprovalCard key={card.approval_id} card={card} decide={decide} />
        ))}
        <ReceiptList receipts={ofYes} said={message.content} />
        {message.drafts.length > 0 && (
          <Suspense fallback={message.drafts.map(({ id, summary }) => <p key={id}>{summary}</p>)}>
            {message.drafts.map((card) => (
              <DraftCard key={card.id} card={card} actions={drafts} />
            ))}
          </Suspense>
        )}
        <TurnTrouble message={message} {...end} />
      </div>
    </article>
  );
}
