import { Menu } from 'lucide-react';
import { buttonLooks } from '../components/buttons/button-looks.ts';
import { Logo } from '../components/indicators/logo.tsx';
import { cn } from '../lib/cn.ts';
import { HEADER_LINKS } from './content/links.ts';

const Links = ({ path, className }: { path: string; className: string }) =>
  HEADER_LINKS.map(({ href, label }) => (
    <a
      key={href}
      href={href}
      aria-current={href === path ? 'page' : undefined}
      className={cn(
        'flex min-h-12 items-center rounded-md font-semibold hover:bg-sunken aria-[current=page]:text-link aria-[current=page]:underline aria-[current=page]:decoration-amber aria-[current=page]:decoration-4 aria-[current=page]:underline-offset-8',
        className,
      )}
    >
      {label}
    </a>
  ));

export const Header = ({ path }: { path: string }) => (
  <header
    data-script="header"
    className="sticky top-0 z-40 border-b-2 border-transparent bg-page data-scrolled:border-line data-scrolled:shadow-lift"
  >
    <div className="mx-auto flex min-h-18 max-w-6xl items-center gap-2 px-4 sm:px-6">
      <a href="/" className="mr-auto flex min-h-12 items-center gap-2 rounded-md" aria-label="Smoko, home">
        <Logo className="size-10" />
        <span className="headline text-xl">Smoko</span>
      </a>
      <nav aria-label="Main" className="hidden items-center lg:flex">
        <Links path={path} className="px-3 text-sm" />
      </nav>
      <a href="/auth" className={cn(buttonLooks('quiet', 'sm'), 'max-sm:hidden')}>
        Login
      </a>
      <a href="/auth" className={buttonLooks('primary', 'sm')}>
        Start Free Trial
      </a>
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label="Menu"
        className={cn(buttonLooks('quiet', 'icon'), 'lg:hidden')}
      >
        <Menu aria-hidden className="size-6" />
      </button>
    </div>
    <nav
      id="site-menu"
      popover="auto"
      aria-label="Menu"
      className="fixed inset-x-3 top-20 bottom-auto m-0 w-auto rounded-lg border-2 border-edge bg-surface p-2 text-ink shadow-float lg:hidden"
    >
      <Links path={path} className="px-4" />
      <a
        href="/auth"
        className="mt-1 flex min-h-12 items-center rounded-md border-t-2 border-line px-4 font-semibold hover:bg-sunken sm:hidden"
      >
        Login
      </a>
    </nav>
  </header>
);
