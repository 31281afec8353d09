import { useNavigate } from 'react-router-dom';
import { useIsDesktop } from '../../lib/media.ts';

/** What a toast offers: on a phone the conversation is one tap away, on a desktop it is beside it. */
export function useOpenThread() {
  const navigate = useNavigate();
  const desktop = useIsDesktop();
  return (threadId: string) =>
    desktop ? undefined : { label: 'Open', onClick: () => void navigate(`/dashboard?thread=${threadId}`) };
}
