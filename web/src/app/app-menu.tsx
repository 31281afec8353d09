import { Menu as MenuIcon } from 'lucide-react';
import { lazy } from 'react';
import { Button } from '../components/button.tsx';
import { Menu } from '../components/menu.tsx';
import { ApprovalCount } from '../features/approvals/approval-count.tsx';

const AppMenuContent = lazy(async () => ({ default: (await import('./app-menu-content.tsx')).AppMenuContent }));

/** Every screen, one tap away. */
export const AppMenu = () => (
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
    {(menu) => <AppMenuContent {...menu} />}
  </Menu>
);
