import { Component, type ReactNode } from 'react';
import { Button } from '../components/buttons/button.tsx';

/** The last resort when drawing fails: what was said and done is safe on the server. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main role="alert" className="grid min-h-dvh place-content-center justify-items-center gap-5 px-6 text-center">
        <h1 className="headline text-2xl">Something broke on this page</h1>
        <p className="text-soft">Your work is safe. Load the page again to go on.</p>
        <Button variant="primary" onClick={() => location.reload()}>
          Load again
        </Button>
      </main>
    );
  }
}
