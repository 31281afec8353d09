import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SearchPalette } from '../features/search/palette.tsx';
import { keepRecent, recentAt } from '../features/search/recents.ts';
import { forJerry } from '../lib/for-jerry.ts';
import { useSession } from '../lib/session.ts';
import { useSearchScreens } from './search-screens.ts';
import { useConversationOpen } from './shell/conversation-open.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The search with the app's screens. Follows where one goes, found by it or not: a record is remembered. */
export function SearchOpened({ open, onClose }: Props) {
  const userId = useSession().data?.id;
  const { pathname, search } = useLocation();
  const screens = useSearchScreens();
  const ask = useAskJerry();
  useEffect(() => {
    const record = recentAt(pathname, search);
    if (userId && record) keepRecent(userId, record);
  }, [userId, pathname, search]);

  return open && <SearchPalette screens={screens} onAsk={ask} onClose={onClose} />;
}

/** Puts words into the box of a new conversation with Jerry, beside the screen that is there: what is on it is asked about. */
function useAskJerry(): (text: string) => void {
  const navigate = useNavigate();
  const { setOpen } = useConversationOpen();
  return (text) => {
    forJerry.setState(text, true);
    const { pathname, search } = location;
    const asked = new URLSearchParams(search);
    asked.set('thread', 'new');
    // on a phone the dashboard shows the conversation or the overview
    asked.delete('view');
    void navigate({ pathname, search: `?${asked}` });
    if (pathname !== '/dashboard') setOpen(true);
  };
}
