import type { ReactNode } from 'react';

/** Something to decide before a form goes on, with its buttons. */
export const Choice = ({ text, children }: { text: string; children: ReactNode }) => (
  <div role="alert" className="flex w-full flex-wrap items-center justify-end gap-3">
    <p className="mr-auto font-semibold">{text}</p>
    {children}
  </div>
);
