import { useState } from 'react';
import { ChatRoom } from '../../features/chat/chat-room.tsx';
import { JobsPanel } from '../../features/jobs/jobs-panel.tsx';
import { AppHeader } from '../app-header.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { DashboardTools } from './dashboard-tools.tsx';
import { Overview } from './overview.tsx';
import { usePanels } from './use-panels.ts';

/** The jobs, the conversation and the overview side by side; on a phone one of them at a time. */
export function DashboardPage() {
  const panels = usePanels();
  const [threadsOpen, setThreadsOpen] = useState(false);

  return (
    <div className="flex h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-amber focus:px-4 focus:py-3 focus:font-bold focus:text-on-amber"
      >
        Skip to the conversation
      </a>
      <AppHeader tools={<DashboardTools panels={panels} onOpenThreads={() => setThreadsOpen(true)} />} />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 outline-none">
        <h1 className="sr-only">Dashboard</h1>
        {panels.jobs && (
          <JobsPanel className="flex w-full min-w-0 flex-col bg-page lg:w-80 lg:border-line lg:border-r" />
        )}
        <ChatRoom
          threadsOpen={threadsOpen}
          onThreadsOpenChange={setThreadsOpen}
          hidden={!panels.chat}
          className="flex min-w-0 flex-1"
        />
        {panels.overview && (
          <Overview
            panels={panels}
            className="w-full min-w-0 overflow-y-auto overscroll-contain bg-page lg:w-100 lg:border-line lg:border-l"
          />
        )}
      </main>
      <BottomBar
        view={panels.view}
        onView={(next) => {
          panels.setView(next);
          setThreadsOpen(false);
        }}
        threadsOpen={threadsOpen}
        onThreads={() => {
          panels.setView('chat');
          setThreadsOpen(true);
        }}
      />
    </div>
  );
}
