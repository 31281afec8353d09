import type { ReactNode } from 'react';
import { Logo } from '../indicators/logo.tsx';

interface Props {
  children: ReactNode;
  /** Lies over the page. */
  notices?: ReactNode;
}

/** A page of signing in with one thing to do, prerendered or the app's: the name that leads to /auth, and what there is to do. */
export const AccountMain = ({ children, notices }: Props) => (
  <main className="grid min-h-dvh grid-rows-[auto_1fr]">
    <div className="on-bar bg-bar px-5 py-4 text-bar-ink">
      <a href="/auth" className="inline-flex min-h-12 items-center gap-3">
        <Logo className="size-10" />
        <span className="headline text-xl">Smoko</span>
      </a>
    </div>
    <div className="border-amber border-t-4 px-5 py-10">{children}</div>
    {notices}
  </main>
);
