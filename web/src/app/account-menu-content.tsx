import { MonitorX } from 'lucide-react';
import type { MenuState } from '../components/overlays/menu.tsx';
import { MenuContent, MenuItem, MenuNote } from '../components/overlays/menu-content.tsx';

interface Props extends MenuState {
  email: string;
  onSignOutEverywhere: () => void;
}

export const AccountMenuContent = ({ email, onSignOutEverywhere, ...menu }: Props) => (
  <MenuContent {...menu}>
    <MenuNote>
      <span className="block text-faint text-xs">Signed in as</span>
      <span className="block max-w-64 truncate font-bold">{email}</span>
    </MenuNote>
    <MenuItem onSelect={onSignOutEverywhere}>
      <MonitorX aria-hidden className="size-5" />
      Sign out everywhere
    </MenuItem>
  </MenuContent>
);
