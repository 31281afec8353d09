import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../components/buttons/button.tsx';
import { Menu } from '../components/overlays/menu.tsx';

const AppMenuContent = lazy(async () => ({ default: (await import('./app-menu-content.tsx')).AppMenuContent }));
const MenuCounts = lazy(async () => ({ default: (await import('./menu-counts.tsx')).MenuCounts }));

/** Every screen, one tap away. */
export const AppMenu = () => (
  <Menu
    trigger={
      <Button variant="bar" size="icon" className="relative">
        <MenuIcon aria-hidden className="size-6" />
        <span className="sr-only">Screens</span>
        <Suspense fallback={null}>
          <MenuCounts />
        </Suspense>
      </Button>
    }
  >
    {(menu) => <AppMenuContent {...menu} />}
  </Menu>
);
