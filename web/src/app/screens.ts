import { type LucideIcon, Users } from 'lucide-react';
import { type ComponentType, lazy } from 'react';

interface ScreenEntry {
  path: string;
  /** In the menu; absent for screens that are only linked to. */
  menu?: { label: string; icon: LucideIcon };
  Screen: ComponentType;
}

/** Each screen is its own download. A new one is a line here. */
export const SCREENS: readonly ScreenEntry[] = [
  {
    path: '/client-directory',
    menu: { label: 'Client Directory', icon: Users },
    Screen: lazy(async () => ({ default: (await import('../features/clients/client-directory.tsx')).ClientDirectory })),
  },
];
