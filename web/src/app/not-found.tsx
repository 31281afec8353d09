import { Link } from 'react-router-dom';
import { Button } from '../components/buttons/button.tsx';
import { Logo } from '../components/indicators/logo.tsx';

export const NotFound = () => (
  <main className="grid min-h-dvh place-content-center justify-items-center gap-5 px-6 text-center">
    <Logo className="size-24" />
    <p className="eyebrow text-faint">404</p>
    <h1 className="headline text-2xl">Oops! Page not found</h1>
    <p className="text-soft">There is nothing at this address.</p>
    <Button variant="primary" asChild>
      <Link to="/dashboard">Back to Dashboard</Link>
    </Button>
    <Button asChild>
      <a href="/">Back to home</a>
    </Button>
  </main>
);
