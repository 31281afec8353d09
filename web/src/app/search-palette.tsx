import { useNavigate } from 'react-router-dom';
import { askLater } from '../features/chat/ask-later.ts';
import { SearchPalette } from '../features/search/palette.tsx';
import { useSession } from '../lib/session.ts';
import { useSearchScreens } from './search-screens.ts';

/** The search with the app's screens, and Jerry, who is asked in a new conversation. */
export function AppSearchPalette({ onClose }: { onClose: () => void }) {
  const userId = useSession().data?.id ?? '';
  const navigate = useNavigate();
  const screens = useSearchScreens();
  const ask = (text: string) => void navigate(askLater(userId, text));
  return <SearchPalette screens={screens} onAsk={ask} onClose={onClose} />;
}
