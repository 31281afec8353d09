import { LayoutDashboard } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { MenuState } from '../components/overlays/menu.tsx';
import { MenuContent, MenuItem } from '../components/overlays/menu-content.tsx';
import { useMenu } from './menu-entries.ts';

export function AppMenuContent(menu: MenuState) {
  const navigate = useNavigate();
  const entries = useMenu();
  return (
    <MenuContent {...menu}>
      <MenuItem onSelect={() => void navigate('/dashboard')}>
        <LayoutDashboard aria-hidden className="size-5" />
        Dashboard
      </MenuItem>
      {entries.map(({ path, label, icon: Icon, Count }) => (
        <MenuItem key={path} onSelect={() => void navigate(path)}>
          <Icon aria-hidden className="size-5" />
          {label}
          {Count && <Count />}
        </MenuItem>
      ))}
    </MenuContent>
  );
}
