import type { ReactNode } from 'react';
import { AccountMain } from '../../components/layout/account-main.tsx';

/** A page with its heading, reached by a mailed link. */
export const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <AccountMain>
    <div className="mx-auto grid max-w-lg gap-6">
      <h1 className="headline text-2xl">{title}</h1>
      {children}
    </div>
  </AccountMain>
);
