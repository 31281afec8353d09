import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import type { ClaimId } from '../content/claims.ts';
import { ClaimBadge, Claimed } from './claimed.tsx';
import { Icon } from './icon.tsx';

export const cardLooks = 'grid content-start gap-3 rounded-lg border-2 border-line bg-surface p-5 text-ink';

interface Props {
  icon: string;
  title: string;
  description: string;
  claim: ClaimId;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** One promise in a grid of them. */
export const ClaimCard = ({ icon, title, description, claim, id, className, children }: Props) => (
  <Claimed as="li" claim={claim} id={id} className={cn(cardLooks, className)}>
    <div className="flex items-start justify-between gap-3">
      <Icon name={icon} />
      <ClaimBadge claim={claim} />
    </div>
    <h3 className="headline text-lg">{title}</h3>
    <p className="text-soft">{description}</p>
    {children}
  </Claimed>
);
