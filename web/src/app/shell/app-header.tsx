import { Moon, Plus, Sun } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { Logo } from '../../components/indicators/logo.tsx';
import { formatAbn } from '../../lib/format.ts';
import { isPutAway } from '../../lib/put-away.ts';
import { useSession } from '../../lib/session.ts';
import { useDarkMode } from '../../lib/theme.ts';
import { OfflineNote } from '../offline/offline-note.tsx';
import { Search } from '../search.tsx';
import { SignOut } from '../sign-out.tsx';

const AccountNotes = lazy(async () => ({ default: (await import('../account-notes.tsx')).AccountNotes }));

interface Props {
  /** What the screen puts beside New Job. */
  tools?: ReactNode;
}

export function AppHeader({ tools }: Props) {
  const user = useSession().data;
  const [dark, setDark] = useDarkMode();
  return (
    <header className="on-bar bg-bar text-bar-ink print:hidden">
      <div className="flex h-16 items-center gap-1 pr-1.5 pl-3 lg:pr-4 lg:pl-5">
        <Logo className="size-9 shrink-0" />
        <span className="headline ml-2 hidden text-xl lg:inline">Smoko</span>
        <div className="ml-2 min-w-0 flex-1 leading-tight lg:ml-6 lg:border-bar-raised lg:border-l-2 lg:pl-6">
          <p className="truncate font-bold text-sm lg:text-base">{user?.business_name}</p>
          <p className="truncate text-bar-soft text-xs">
            {user?.country === 'NZ'
              ? `NZBN ${user.nzbn ?? 'Not provided'}`
              : `ABN ${user?.abn ? formatAbn(user.abn) : 'Not provided'}`}
          </p>
        </div>
        <Button variant="bar" size="sm" asChild className="max-lg:hidden">
          <Link to="/create-project">
            <Plus aria-hidden className="size-5" />
            New Job
          </Link>
        </Button>
        <Search />
        {tools}
        {/* a phone has it under More */}
        <IconButton
          variant="bar"
          label="Dark mode"
          aria-pressed={dark}
          onClick={() => setDark(!dark)}
          className="max-lg:hidden"
        >
          {dark ? <Sun aria-hidden className="size-5" /> : <Moon aria-hidden className="size-5" />}
        </IconButton>
        <SignOut email={user?.email ?? ''} />
      </div>
      <div aria-hidden className="hazard h-1.5" />
      <OfflineNote />
      {user && (!user.email_verified || user.delete_at) && (
        // its room is kept: the screen below does not move when it comes
        <Suspense fallback={isPutAway(user) ? null : <div className="h-14" />}>
          <AccountNotes user={user} />
        </Suspense>
      )}
    </header>
  );
}
