import type { ReactNode } from 'react';
import { AccountMain } from '../../components/layout/account-main.tsx';
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
  <AccountMain notices={<Notices />}>
    <div className="mx-auto grid max-w-lg gap-6">
      <div>
        <h1 className="headline text-2xl">{title}</h1>
        {lead && <p className="mt-1 break-words text-soft">{lead}</p>}
      </div>
      <Said />
      {children}
    </div>
  </AccountMain>
);
