import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Skeleton } from '../components/indicators/skeleton.tsx';
import { AppHeader } from './app-header.tsx';
import { ChatDock } from './chat-dock.tsx';

/** Every screen but the dashboard: the header above, the conversation one tap away. Printed, there is the screen alone. */
export function ScreenLayout() {
  const { pathname } = useLocation();
  return (
    <div className="flex h-dvh flex-col print:block print:h-auto">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-amber focus:px-4 focus:py-3 focus:font-bold focus:text-on-amber"
      >
        Skip to content
      </a>
      <AppHeader />
      <div className="flex min-h-0 flex-1 print:block">
        {/* a screen begins at its top */}
        <main
          key={pathname}
          id="main"
          tabIndex={-1}
          className="min-w-0 flex-1 overflow-y-auto outline-none print:overflow-visible"
        >
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
        <ChatDock />
      </div>
    </div>
  );
}

const Loading = () => (
  <div role="status" aria-label="Loading" className="mx-auto grid max-w-7xl gap-4 px-4 pt-16 lg:px-8">
    <Skeleton className="h-10 w-72" />
    <Skeleton className="h-40 w-full" />
  </div>
);
