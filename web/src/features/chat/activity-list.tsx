import type { Activity } from '@smoko/contract';
import { Check, ChevronRight, Hourglass, LoaderCircle, X } from 'lucide-react';
import type { ReactNode } from 'react';

const icons: Record<Activity['status'], ReactNode> = {
  running: <LoaderCircle aria-hidden className="animate-spin text-busy" />,
  done: <Check aria-hidden className="text-good" strokeWidth={3} />,
  failed: <X aria-hidden className="text-bad" strokeWidth={3} />,
  waiting: <Hourglass aria-hidden className="text-wait" />,
};
const words: Record<Activity['status'], string> = {
  running: 'under way',
  done: 'done',
  failed: 'did not work',
  waiting: 'waiting',
};

interface Props {
  name: string;
  activities: readonly Activity[];
  running: boolean;
  /** The answer: a step that says no more than it is left out. */
  said: string;
  /** How many receipts and approvals the message carries. */
  cards: number;
}

/**
 * What the assistant did along the way: in full while it goes on, folded away when it is over, and left out where
 * the receipts and approvals below say it all again.
 */
export function ActivityList({ name, activities: all, running, said, cards }: Props) {
  const activities = running ? all : all.filter(({ label }) => !said.includes(label));
  const told =
    !running &&
    activities.length <= cards &&
    activities.every(({ status }) => status === 'done' || status === 'waiting');
  if (activities.length === 0 || told) return null;
  const steps = (
    <ul aria-label={`What ${name} did`} className="grid gap-1 text-sm">
      {activities.map((activity) => (
        <li
          key={activity.id}
          className="flex items-start gap-2 text-soft [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0"
        >
          {icons[activity.status]}
          <span className="min-w-0 break-words">
            {activity.label}
            <span className="sr-only"> ({words[activity.status]})</span>
          </span>
        </li>
      ))}
    </ul>
  );
  if (running || activities.length === 1) return steps;
  const failed = activities.filter(({ status }) => status === 'failed').length;
  return (
    <details className="group text-sm">
      <summary className="-my-2 flex min-h-12 w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm font-semibold text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {activities.length} steps{failed > 0 && `, ${failed} did not work`}
      </summary>
      <div className="pl-1">{steps}</div>
    </details>
  );
}
