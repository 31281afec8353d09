import { useState } from 'react';
import { ChatRoom } from '../../features/chat/chat-room.tsx';
import { JobsPanel } from '../../features/jobs/jobs-panel.tsx';
import { cn } from '../../lib/cn.ts';
import { useIsDesktop, useIsWide } from '../../lib/media.ts';
import { AppHeader } from '../app-header.tsx';
import { BottomBar, type View } from './bottom-bar.tsx';
import { useJobsShown } from './use-jobs-shown.ts';

/** The conversation in the middle, the jobs beside it; on a phone one of them at a time. */
export function DashboardPage() {
  const desktop = useIsDesktop();
  const wide = useIsWide();
  const [view, setView] = useState<View>('chat');
  const [threadsOpen, setThreadsOpen] = useState(false);
  const [jobsShown, setJobsShown] = useJobsShown();

  return (
    <div className="flex h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-amber focus:px-4 focus:py-3 focus:font-bold focus:text-on-amber"
      >
        Skip to the conversation
      </a>
      <AppHeader
        jobs={{ shown: jobsShown, onToggle: () => setJobsShown(!jobsShown) }}
        onOpenThreads={wide ? null : () => setThreadsOpen(true)}
      />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 outline-none">
        <h1 className="sr-only">Dashboard</h1>
        <ChatRoom
          threadsOpen={threadsOpen}
          onThreadsOpenChange={setThreadsOpen}
          className={cn('min-w-0 flex-1', !desktop && view === 'jobs' ? 'hidden' : 'flex')}
        />
        {(desktop ? jobsShown : view === 'jobs') && (
          <JobsPanel className="flex w-full min-w-0 flex-col bg-page lg:w-96 lg:border-line lg:border-l" />
        )}
      </main>
      <BottomBar
        view={view}
        onView={(next) => {
          setView(next);
          setThreadsOpen(false);
        }}
        threadsOpen={threadsOpen}
        onThreads={() => {
          setView('chat');
          setThreadsOpen(true);
        }}
      />
    </div>
  );
}
