import type { ReactNode } from 'react';
import { type ButtonVariant, buttonLooks } from '../../components/buttons/button-looks.ts';

interface Props {
  href: string;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

/** A link with a button's looks. */
export const LinkButton = ({ href, variant = 'plain', className, children }: Props) => (
  <a href={href} className={buttonLooks(variant, 'md', className)}>
    {children}
  </a>
);
