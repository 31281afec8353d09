import { CalendarDays, CircleDollarSign, Ellipsis, Hammer, type LucideIcon, MessageCircle } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cn } from '../../lib/cn.ts';
import { useIdle } from '../../lib/use-idle.ts';
import { standsFor } from '../menu-place.ts';
import { CONVERSATION_ID } from './conversation-open.ts';

const MenuCounts = lazy(async () => ({ default: (await import('./menu-counts.tsx')).MenuCounts }));
const MoreSheet = lazy(async () => ({ default: (await import('./more-sheet.tsx')).MoreSheet }));

export interface BottomBarProps {
  /** Whether the conversation is what one looks at. */
  chat: boolean;
  onChat: () => void;
  /** Where the conversation comes over the screen. */
  over?: boolean;
}

const LINKS = [
  { path: '/jobs', label: 'Jobs', icon: Hammer },
  { path: '/calendar', label: 'Calendar', icon: CalendarDays },
  { path: '/finance-data', label: 'Money', icon: CircleDollarSign },
] as const;

/** What is wanted all day, and the way to everything else. */
export function BottomBarEntries({ chat, onChat, over = false }: BottomBarProps) {
  const place = useLocation();
  const [more, setMore] = useState(false);
  const idle = useIdle();
  return (
    <>
      <button
        type="button"
        onClick={onChat}
        aria-current={chat && !over ? 'page' : undefined}
        {...(over && { 'aria-expanded': chat, 'aria-controls': chat ? CONVERSATION_ID : undefined })}
        className={looks(chat)}
      >
        <Label icon={MessageCircle}>Chat</Label>
      </button>
      {LINKS.map(({ path, label, icon }) => {
        const here = standsFor(path, place);
        return (
          <Link key={path} to={path} aria-current={here} className={looks(!!here && !chat)}>
            <Label icon={icon}>{label}</Label>
          </Link>
        );
      })}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={more}
        onClick={() => setMore(true)}
        className={cn(looks(false), 'relative')}
      >
        <Label icon={Ellipsis}>More</Label>
        {idle && (
          <Suspense fallback={null}>
            <MenuCounts />
          </Suspense>
        )}
      </button>
      {more && (
        <Suspense fallback={null}>
          <MoreSheet onClose={() => setMore(false)} />
        </Suspense>
      )}
    </>
  );
}

// a fifth of the screen each: with large text the words are as large as that allows
const looks = (current: boolean) =>
  cn(
    'flex min-h-13 flex-col items-center justify-center gap-0.5 rounded-md font-bold text-[length:min(var(--text-xs),3.7vw)] leading-tight',
    current ? 'bg-amber text-on-amber' : 'text-bar-soft',
  );

const Label = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <>
    <Icon aria-hidden className="size-5" />
    {children}
  </>
);
