import type { ReactNode } from 'react';
import { buttonLooks } from '../../components/buttons/button-looks.ts';
import { SupportCall } from './support-call.tsx';

interface Props {
  way: 'phone' | 'email' | 'chat' | 'demo';
  /** Where phone and email lead as long as neither is configured. */
  otherwise: string;
  className?: string;
  children: ReactNode;
}

/** Rings, writes, opens the talk with Jerry, or leads to the demo's form. */
export function WayButton({ way, otherwise, className, children }: Props) {
  const looks = buttonLooks(way === 'demo' ? 'primary' : 'plain', 'md', className);
  if (way === 'demo')
    return (
      <a href="/demo" className={looks}>
        {children}
      </a>
    );
  if (way === 'chat')
    return (
      <a href="/talk" data-script="talk" className={looks}>
        {children}
      </a>
    );
  return (
    <SupportCall by={way} otherwise={otherwise} className={looks}>
      {children}
    </SupportCall>
  );
}
