import type { ReactNode } from 'react';

interface Props {
  /** What is rung or written to where it is configured. */
  by: 'phone' | 'email';
  /** Where the button leads as long as there is nothing to ring or to write to. */
  otherwise: string;
  className: string;
  children: ReactNode;
}

/** A button that rings or writes: live with SUPPORT_PHONE and SUPPORT_EMAIL, else it leads to a form. */
export const SupportCall = ({ by, otherwise, className, children }: Props) => (
  <>
    <a data-if={by} data-fill={`support_${by}_link`} href={otherwise} className={className}>
      {children}
    </a>
    <a data-unless={by} href={otherwise} className={className}>
      {children}
    </a>
  </>
);
