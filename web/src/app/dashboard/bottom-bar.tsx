import { Gauge, Hammer, type LucideIcon, MessageCircle, MessagesSquare } from 'lucide-react';
import { cn } from '../../lib/cn.ts';

export type View = 'chat' | 'overview' | 'jobs';

interface Props {
  view: View;
  onView: (view: View) => void;
  threadsOpen: boolean;
  onThreads: () => void;
}

/** On a phone: what is one tap away. */
export function BottomBar({ view, onView, threadsOpen, onThreads }: Props) {
  return (
    <nav
      aria-label="Sections"
      className="on-bar grid grid-cols-4 gap-1 bg-bar px-2 py-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <Item
        icon={MessageCircle}
        label="Chat"
        current={view === 'chat' && !threadsOpen}
        onPress={() => onView('chat')}
      />
      <Item icon={Gauge} label="Overview" current={view === 'overview'} onPress={() => onView('overview')} />
      <Item icon={Hammer} label="Jobs" current={view === 'jobs'} onPress={() => onView('jobs')} />
      <Item icon={MessagesSquare} label="Threads" current={threadsOpen} onPress={onThreads} />
    </nav>
  );
}

function Item(props: { icon: LucideIcon; label: string; current: boolean; onPress: () => void }) {
  const { icon: Icon, label, current, onPress } = props;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'flex min-h-13 flex-col items-center justify-center gap-0.5 rounded-md font-bold text-xs',
        current ? 'bg-amber text-on-amber' : 'text-bar-soft',
      )}
    >
      <Icon aria-hidden className="size-5" />
      {label}
    </button>
  );
}
