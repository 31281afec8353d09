import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchPalette } from '../features/search/palette.tsx';
import { keepRecent, recentAt } from '../features/search/recents.ts';
import { useSession } from '../lib/session.ts';
import { useSearchScreens } from './search-screens.ts';

interface Props {
  open: boolean;
  onAsk: (text: string) => void;
  onClose: () => void;
}

/** The search with the app's screens. Remembers each record that is opened, found by it or not. */
export function SearchOpened({ open, ...acts }: Props) {
  const userId = useSession().data?.id;
  const { pathname, search } = useLocation();
  const screens = useSearchScreens();
  useEffect(() => {
    const record = recentAt(pathname, search);
    if (userId && record) keepRecent(userId, record);
  }, [userId, pathname, search]);

  return open && <SearchPalette screens={screens} {...acts} />;
}
