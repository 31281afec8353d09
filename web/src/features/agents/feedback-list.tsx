import { type Assistant, listAgentFeedback } from '@smoko/contract';
import { Star } from 'lucide-react';
import { Empty } from '../../components/lists/empty.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { cn } from '../../lib/cn.ts';
import { formatInstantDay } from '../../lib/format.ts';
import { useView } from '../../lib/records/use-list.ts';
import { useTimeZone } from '../../lib/session.ts';
import { nameOf } from './api.ts';

export function Feedback({ agent }: { agent: Assistant }) {
  const list = useView('agent_feedback', listAgentFeedback, { agent_name: nameOf(agent.id) });
  const timeZone = useTimeZone();
  return (
    <ListState
      query={list}
      empty={<Empty title="No Feedback Yet" hint={`Tell us how ${agent.name} is doing: the stars are on this page.`} />}
    >
      <ul className="divide-y divide-line">
        {list.data?.map((one) => (
          <li key={one.id} className="px-1 py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <Stars rating={one.rating} />
              <time dateTime={one.created_at} className="text-faint text-sm">
                {formatInstantDay(one.created_at, timeZone)}
              </time>
            </p>
            {one.comment && <p className="mt-1 whitespace-pre-line break-words">{one.comment}</p>}
            {one.response_text && (
              <p className="mt-1 line-clamp-2 break-words text-faint text-sm">About: {one.response_text}</p>
            )}
          </li>
        ))}
      </ul>
    </ListState>
  );
}

const Stars = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={`${rating} out of 5 stars`} className="flex">
    {[1, 2, 3, 4, 5].map((star) => (
      <Star
        key={star}
        aria-hidden
        className={cn('size-5', star <= rating ? 'fill-amber text-edge' : 'fill-transparent text-faint')}
      />
    ))}
  </span>
);
