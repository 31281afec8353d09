import type { ReactNode } from 'react';
import { TAB, TAB_LIST } from '../../components/layout/tab-looks.ts';

interface Entry {
  id: string;
  label: ReactNode;
  /** Where the other panel is shown without the script. */
  href?: string;
}

interface Props {
  label: string;
  tabs: readonly Entry[];
  shown: string;
  /** Further down than its tabs by this. */
  className?: string;
}

/** Tabs of a prerendered page (account/tabs.ts): links to a page that shows the other one where they have an address. */
export const StaticTabs = ({ label, tabs, shown, className = '' }: Props) => (
  <div role="tablist" aria-label={label} data-script="tabs" className={`${TAB_LIST} ${className}`}>
    {tabs.map(({ id, label: words, href }) => {
      const looks = {
        role: 'tab',
        id: `${id}-tab`,
        'aria-controls': id,
        'aria-selected': id === shown,
        'data-state': id === shown ? 'active' : 'inactive',
        className: TAB,
      };
      return href ? (
        <a key={id} href={href} {...looks}>
          {words}
        </a>
      ) : (
        <button key={id} type="button" {...looks}>
          {words}
        </button>
      );
    })}
  </div>
);

interface PanelProps {
  id: string;
  shown: string;
  className?: string;
  children: ReactNode;
}

export const StaticPanel = ({ id, shown, className, children }: PanelProps) => (
  <div role="tabpanel" id={id} aria-labelledby={`${id}-tab`} hidden={id !== shown} className={className}>
    {children}
  </div>
);
