import type { ReactNode } from 'react';
import { Logo } from '../../components/indicators/logo.tsx';

/** A page of signing in with one thing to do. */
export const AuthFrame = ({ children }: { children: ReactNode }) => (
  <main className="grid min-h-dvh grid-rows-[auto_1fr]">
    <div className="on-bar bg-bar px-5 py-4 text-bar-ink">
      <a href="/auth" className="inline-flex min-h-12 items-center gap-3">
        <Logo className="size-10" />
        <span className="headline text-xl">Smoko</span>
      </a>
    </div>
    <div className="border-amber border-t-4 px-5 py-10">{children}</div>
  </main>
);

/** One with its heading, reached by a mailed link. */
export const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <AuthFrame>
    <div className="mx-auto grid max-w-lg gap-6">
      <h1 className="headline text-2xl">{title}</h1>
      {children}
    </div>
  </AuthFrame>
);
