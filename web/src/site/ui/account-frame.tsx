import type { ReactNode } from 'react';
import { Logo } from '../../components/indicators/logo.tsx';
import { Notices } from './notices.tsx';

/** What the server has to say first, such as that a mail was sent. */
export const Said = ({ name = 'said', role = 'status' }: { name?: string; role?: 'status' | 'alert' }) => (
  <p
    data-error={name}
    role={role}
    hidden
    className={`rounded-md px-4 py-3 font-semibold ${role === 'alert' ? 'bg-bad-wash text-bad' : 'bg-good-wash text-good'}`}
  />
);

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of signing in with one thing to do. */
export const AccountFrame = ({ title, lead, children }: Props) => (
  <main className="grid min-h-dvh grid-rows-[auto_1fr]">
    <div className="on-bar bg-bar px-5 py-4 text-bar-ink">
      <a href="/auth" className="inline-flex min-h-12 items-center gap-3">
        <Logo className="size-10" />
        <span className="headline text-xl">Smoko</span>
      </a>
    </div>
    <div className="border-amber border-t-4 px-5 py-10">
      <div className="mx-auto grid max-w-lg gap-6">
        <div>
          <h1 className="headline text-2xl">{title}</h1>
          {lead && <p className="mt-1 break-words text-soft">{lead}</p>}
        </div>
        <Said />
        {children}
      </div>
    </div>
    <Notices />
  </main>
);
