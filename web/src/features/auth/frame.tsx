import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/indicators/logo.tsx';

/** A page with one thing to do, reached by a mailed link. */
export const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="grid min-h-dvh grid-rows-[auto_1fr]">
    <div className="on-bar bg-bar px-5 py-4 text-bar-ink">
      <Link to="/auth" className="inline-flex min-h-12 items-center gap-3">
        <Logo className="size-10" />
        <span className="headline text-xl">Smoko</span>
      </Link>
    </div>
    <div className="border-amber border-t-4 px-5 py-10">
      <div className="mx-auto grid max-w-lg gap-6">
        <h1 className="headline text-2xl">{title}</h1>
        {children}
      </div>
    </div>
  </main>
);
