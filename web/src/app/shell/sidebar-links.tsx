import { ChevronDown, LayoutDashboard, type LucideIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Tooltip } from '../../components/overlays/tooltip.tsx';
import { cn } from '../../lib/cn.ts';
import { type MenuEntry, type MenuGroup, useMenuGroups } from '../menu-entries.ts';
import { standsFor } from '../menu-place.ts';

interface Props {
  /** With words; else signs alone. */
  wide: boolean;
  onWide: (wide: boolean) => void;
}

export function SidebarLinks({ wide, onWide }: Props) {
  const groups = useMenuGroups();
  return (
    <div className="flex h-full flex-col border-line border-r bg-surface">
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pt-2">
        <ul>
          <Entry path="/dashboard" label="Dashboard" icon={LayoutDashboard} wide={wide} />
        </ul>
        {groups.map(({ group, entries }) => (
          <Group
            key={group}
            group={group}
            // a new job stands in the header
            entries={entries.filter(({ path }) => path !== '/create-project')}
            wide={wide}
          />
        ))}
      </div>
      <button
        type="button"
        onClick={() => onWide(!wide)}
        className="flex min-h-11 items-center gap-2.5 border-line border-t px-5 font-semibold text-soft text-sm hover:bg-sunken"
      >
        {wide ? <PanelLeftClose aria-hidden className="size-5" /> : <PanelLeftOpen aria-hidden className="size-5" />}
        <span className={wide ? undefined : 'sr-only'}>{wide ? 'Hide names' : 'Show names'}</span>
      </button>
    </div>
  );
}

interface GroupProps {
  group: MenuGroup;
  entries: readonly MenuEntry[];
  wide: boolean;
}

/** What is set up once folds away, so that the rest fits a laptop's screen. */
function Group({ group, entries, wide }: GroupProps) {
  const place = useLocation();
  const folds = group === 'Set-up';
  const here = entries.some(({ path }) => standsFor(path, place));
  const [unfolded, setUnfolded] = useState(false);
  const open = !folds || unfolded || here;
  const id = `sidebar-${group}`;
  const heading = 'flex w-full items-center justify-between px-3 pb-0.5 font-bold text-faint text-xs';
  return (
    <div className={cn('pt-2.5', !wide && 'mt-2 border-line border-t pt-2')}>
      {folds ? (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setUnfolded(!open)}
          className={cn(heading, 'min-h-8 rounded-sm py-0 hover:bg-sunken', !wide && 'justify-center')}
        >
          <span id={id} className={wide ? undefined : 'sr-only'}>
            {group}
          </span>
          <ChevronDown aria-hidden className={cn('size-4 motion-safe:transition-transform', open && 'rotate-180')} />
        </button>
      ) : (
        <p id={id} className={wide ? heading : 'sr-only'}>
          {group}
        </p>
      )}
      {open && (
        <ul aria-labelledby={id}>
          {entries.map(({ path, label, icon, Count }) => (
            <Entry key={path} path={path} label={label} icon={icon} Count={Count} wide={wide} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface EntryProps {
  path: string;
  label: string;
  icon: LucideIcon;
  Count?: ComponentType;
  wide: boolean;
}

/** On a low window the menu scrolls: where one is can be seen in it. */
const intoView = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: 'nearest' });

function Entry({ path, label, icon: Icon, Count, wide }: EntryProps) {
  const here = standsFor(path, useLocation());
  const link = (
    <Link
      to={path}
      aria-current={here}
      ref={here ? intoView : undefined}
      className={cn(
        'relative flex min-h-8 items-center gap-2.5 rounded-sm px-3 py-1 font-semibold text-sm leading-tight hover:bg-sunken aria-[current]:bg-amber aria-[current]:text-on-amber pointer-coarse:min-h-11',
        !wide && 'justify-center px-0',
      )}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      <span className={wide ? 'min-w-0 flex-1 truncate' : 'sr-only'}>{label}</span>
      {Count && (
        <span className={wide ? undefined : 'absolute -top-1 right-0 scale-85'}>
          <Count />
        </span>
      )}
    </Link>
  );
  return <li>{wide ? link : <Tooltip text={label}>{link}</Tooltip>}</li>;
}
