import { Suspense, useState } from 'react';
import { LoadingMessages } from '../../features/chat/loading-messages.tsx';
import { later } from '../../lib/later.ts';
import { isDesktop } from '../../lib/media.ts';
import { AppShell } from '../shell/app-shell.tsx';
import { BottomBar } from '../shell/bottom-bar.tsx';
import { DashboardTools } from './dashboard-tools.tsx';
import { usePanels, viewIn } from './use-panels.ts';

const ChatRoom = later(async () => (await import('../../features/chat/chat-room.tsx')).ChatRoom);
const JobsPanel = later(async () => (await import('../../features/jobs/jobs-panel.tsx')).JobsPanel);
const Overview = later(async () => (await import('./overview.tsx')).Overview);

/** What is wanted first: the conversation, or the overview that a phone shows in its place. The others come when they are shown. */
export const loadParts = (search: string): Promise<unknown> =>
  (viewIn(search) === 'overview' && !isDesktop() ? Overview : ChatRoom).load();

/** The jobs, the conversation and the overview side by side; on a phone one of them at a time. */
export function DashboardPage() {
  const panels = usePanels();
  const [threadsOpen, setThreadsOpen] = useState(false);

  return (
    <AppShell
      skip="Skip to the conversation"
      tools={<DashboardTools panels={panels} onOpenThreads={() => setThreadsOpen(true)} />}
      bottomBar={<BottomBar chat={panels.view === 'chat'} onChat={() => panels.setView('chat')} />}
    >
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 outline-none">
        <h1 className="sr-only">Dashboard</h1>
        {panels.jobs && (
          <Suspense fallback={<div className="w-full lg:w-80 lg:border-line lg:border-r" />}>
            <JobsPanel className="flex w-full min-w-0 flex-col bg-page lg:w-80 lg:border-line lg:border-r" />
          </Suspense>
        )}
        <Suspense fallback={panels.chat ? <Waiting /> : null}>
          <ChatRoom
            threadsOpen={threadsOpen}
            onThreadsOpenChange={setThreadsOpen}
            hidden={!panels.chat}
            className="flex min-w-0 flex-1"
          />
        </Suspense>
        {panels.overview && (
          <Suspense fallback={<div className="w-full lg:w-100 lg:border-line lg:border-l" />}>
            <Overview
              panels={panels}
              className="w-full min-w-0 overflow-y-auto overscroll-contain bg-page lg:w-100 lg:border-line lg:border-l"
            />
          </Suspense>
        )}
      </main>
    </AppShell>
  );
}

const Waiting = () => (
  <div className="min-w-0 flex-1">
    <LoadingMessages />
  </div>
);
