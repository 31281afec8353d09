import type { ReactNode } from 'react';
import { AppHeader } from './app-header.tsx';
import { Sidebar } from './sidebar.tsx';

interface Props {
  /** Where the first tab leads, in words. */
  skip: string;
  /** What the screen puts into the header. */
  tools?: ReactNode;
  /** The screen itself, an element with the id "main"; what stands beside it on a desktop. */
  children: ReactNode;
  /** Over header and screen on a phone, beside the screen on a desktop. */
  panel?: ReactNode;
  /** The screen lies under the panel: it cannot be reached meanwhile. */
  covered?: boolean;
  /** On a phone. */
  bottomBar: ReactNode;
}

/** The frame of every screen of somebody who is signed in. Printed, there is the screen alone. */
export const AppShell = ({ skip, tools, children, panel, covered = false, bottomBar }: Props) => (
  <div className="flex h-dvh flex-col print:block print:h-auto">
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-amber focus:px-4 focus:py-3 focus:font-bold focus:text-on-amber"
    >
      {skip}
    </a>
    <div className="relative flex min-h-0 flex-1 flex-col print:block">
      <div inert={covered} className="contents">
        <AppHeader tools={tools} />
      </div>
      <div className="flex min-h-0 flex-1 print:block">
        <Sidebar />
        <div inert={covered} className="contents">
          {children}
        </div>
        {panel}
      </div>
    </div>
    {bottomBar}
  </div>
);
