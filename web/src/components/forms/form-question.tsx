import type { ReactNode } from 'react';

/** A question in place of a form's buttons, with the buttons that answer it. */
export const FormQuestion = ({ text, children }: { text: string; children: ReactNode }) => (
  <div role="alert" className="flex w-full flex-wrap items-center justify-end gap-3">
    <p className="mr-auto font-semibold">{text}</p>
    {children}
  </div>
);
