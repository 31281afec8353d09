import { Download, MonitorX } from 'lucide-react';
import type { MenuState } from '../components/overlays/menu.tsx';
import { MenuContent, MenuItem, MenuNote } from '../components/overlays/menu-content.tsx';
import { BY_HAND, installsByHand, useInstall } from './offline/use-install.ts';

interface Props extends MenuState {
  email: string;
  onSignOutEverywhere: () => void;
}

export function AccountMenuContent({ email, onSignOutEverywhere, ...menu }: Props) {
  const install = useInstall();
  return (
    <MenuContent {...menu}>
      <MenuNote>
        <span className="block text-faint text-xs">Signed in as</span>
        <span className="block max-w-64 truncate font-bold">{email}</span>
      </MenuNote>
      {install && (
        <MenuItem onSelect={install}>
          <Download aria-hidden className="size-5" />
          Install Smoko on this device
        </MenuItem>
      )}
      {installsByHand() && (
        <MenuNote>
          <span className="block max-w-64 text-sm">{BY_HAND}</span>
        </MenuNote>
      )}
      <MenuItem onSelect={onSignOutEverywhere}>
        <MonitorX aria-hidden className="size-5" />
        Sign out everywhere
      </MenuItem>
    </MenuContent>
  );
}
