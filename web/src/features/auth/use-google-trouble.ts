import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { notify } from '../../lib/notify.ts';

/** `?error=google`: the server sends people back here when it did not work. Said once, not again on a reload. */
export function useGoogleTrouble(): void {
  const [params, setParams] = useSearchParams();
  const failed = params.get('error') === 'google';
  useEffect(() => {
    if (!failed) return;
    notify.error('Sign In Failed', 'Unable to sign in with Google. Please try again.');
    setParams(
      (before) => {
        before.delete('error');
        return before;
      },
      { replace: true },
    );
  }, [failed, setParams]);
}
