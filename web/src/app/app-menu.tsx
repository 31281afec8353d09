import { LayoutDashboard, Menu as MenuIcon } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { Menu, MenuItem } from '../components/menu.tsx';
import { ApprovalCount } from '../features/approvals/approval-count.tsx';
import { SCREENS } from './screens.ts';

/** Every screen, one tap away. */
export function AppMenu() {
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <Button variant="bar" size="icon" className="relative">
          <MenuIcon aria-hidden className="size-6" />
          <span className="sr-only">Screens</span>
          <span className="absolute top-0.5 right-0.5">
            <ApprovalCount />
          </span>
        </Button>
      }
    >
      <MenuItem onSelect={() => void navigate('/dashboard')}>
        <LayoutDashboard aria-hidden className="size-5" />
        Dashboard
      </MenuItem>
      {SCREENS.map(
        ({ path, menu }) =>
          menu && (
            <MenuItem key={path} onSelect={() => void navigate(path)}>
              <menu.icon aria-hidden className="size-5" />
              {menu.label}
              {menu.Count && <menu.Count />}
            </MenuItem>
          ),
      )}
    </Menu>
  );
}
