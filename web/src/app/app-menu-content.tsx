import { LayoutDashboard } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { MenuState } from '../components/menu.tsx';
import { MenuContent, MenuItem } from '../components/menu-content.tsx';
import { SCREENS } from './screens.ts';

export function AppMenuContent(menu: MenuState) {
  const navigate = useNavigate();
  return (
    <MenuContent {...menu}>
      <MenuItem onSelect={() => void navigate('/dashboard')}>
        <LayoutDashboard aria-hidden className="size-5" />
        Dashboard
      </MenuItem>
      {SCREENS.map(
        ({ path, menu: entry }) =>
          entry && (
            <MenuItem key={path} onSelect={() => void navigate(path)}>
              <entry.icon aria-hidden className="size-5" />
              {entry.label}
              {entry.Count && <entry.Count />}
            </MenuItem>
          ),
      )}
    </MenuContent>
  );
}
