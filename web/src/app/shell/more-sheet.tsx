import { Download, Gauge, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Sheet } from '../../components/overlays/sheet.tsx';
import { cn } from '../../lib/cn.ts';
import { useDarkMode } from '../../lib/theme.ts';
import { type MenuGroup, useMenuGroups } from '../menu-entries.ts';
import { standsFor } from '../menu-place.ts';
import { BY_HAND, installsByHand, useInstall } from '../offline/use-install.ts';
import { tile } from '../tile.ts';

/** On a phone: every screen by what it is for, and how the app looks. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const groups = useMenuGroups();
  const [dark, setDark] = useDarkMode();
  const install = useInstall();
  const overview = useOverviewPath();
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="More">
      <div className="grid gap-5 overflow-y-auto overscroll-contain p-4 pb-6">
        {groups.map(({ group, entries }) => (
          <Group key={group} name={group}>
            {group === 'Work' && (
              <Item path={overview} onPick={onClose}>
                <Gauge aria-hidden />
                Overview
              </Item>
            )}
            {entries.map(({ path, label, icon: Icon, Count }) => (
              <Item key={path} path={path} onPick={onClose}>
                <Icon aria-hidden />
                <span className="min-w-0 flex-1">{label}</span>
                {Count && <Count />}
              </Item>
            ))}
          </Group>
        ))}
        <button type="button" aria-pressed={dark} onClick={() => setDark(!dark)} className={cn(tile, 'w-full')}>
          {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
          Dark mode
        </button>
        {install && (
          <button type="button" onClick={install} className={cn(tile, 'w-full')}>
            <Download aria-hidden />
            Install Smoko on this device
          </button>
        )}
        {installsByHand() && <p className="text-center text-soft text-sm">{BY_HAND}</p>}
      </div>
    </Sheet>
  );
}

/** The other side of the dashboard, about the job that was chosen there. */
function useOverviewPath(): string {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(pathname === '/dashboard' ? search : '');
  asked.set('view', 'overview');
  return `/dashboard?${asked}`;
}

function Group({ name, children }: { name: MenuGroup; children: ReactNode }) {
  const id = `more-${name}`;
  return (
    <div>
      <h3 id={id} className="mb-2 font-bold text-faint text-sm">
        {name}
      </h3>
      <ul aria-labelledby={id} className="grid grid-cols-2 gap-2">
        {children}
      </ul>
    </div>
  );
}

function Item({ path, onPick, children }: { path: string; onPick: () => void; children: ReactNode }) {
  const here = standsFor(path, useLocation());
  return (
    <li className="grid">
      <Link to={path} onClick={onPick} aria-current={here} className={tile}>
        {children}
      </Link>
    </li>
  );
}
