import { Navigate, useSearchParams } from 'react-router-dom';
import { Button } from '../components/buttons/button.tsx';
import { safePath } from '../lib/safe-path.ts';
import { useSession } from '../lib/session.ts';

/** The app at an address of signing in: the service worker brought it, as the server could not be reached. */
export function SignInAway() {
  const session = useSession();
  const next = safePath(useSearchParams()[0].get('next'), location.origin);
  if (session.data) return <Navigate to={next} replace />;
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 px-5 text-center">
      <h1 className="headline text-2xl">Smoko cannot be reached</h1>
      <p className="max-w-sm text-soft">Signing in needs reception. Try again when there is some.</p>
      <Button variant="primary" onClick={() => location.reload()}>
        Try again
      </Button>
    </main>
  );
}
