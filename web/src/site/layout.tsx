import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TalkButton } from './talk-button.tsx';
import { TalkPanel } from './ui/talk-panel.tsx';

/** What is on every page: header, footer, a way past the header, and the button to talk to Jerry. */
export const Layout = ({ path, children }: { path: string; children: ReactNode }) => (
  <>
    <a
      href="#main"
      className="absolute left-3 top-3 z-50 flex min-h-12 -translate-y-24 items-center rounded-md bg-amber px-5 font-bold text-on-amber focus:translate-y-0"
    >
      Skip to main content
    </a>
    <Header path={path} />
    <main id="main" tabIndex={-1} className="outline-none">
      {children}
    </main>
    <Footer />
    {path !== '/talk' && (
      <aside aria-label="Help">
        <TalkButton />
        <TalkPanel />
      </aside>
    )}
  </>
);
