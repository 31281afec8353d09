import { buttonLooks } from '../../components/buttons/button-looks.ts';
import { Logo } from '../../components/indicators/logo.tsx';
import { cn } from '../../lib/cn.ts';
import type { SitePage } from '../page.ts';

const Body = () => (
  <div className="mx-auto grid max-w-xl justify-items-center gap-5 px-6 py-24 text-center">
    <Logo className="size-24" />
    <p className="eyebrow text-faint">404</p>
    <h1 className="headline text-2xl">Oops! Page not found</h1>
    <p className="text-soft">There is nothing at this address.</p>
    <a href="/dashboard" data-script="signed-in" hidden className={cn(buttonLooks('primary'), '[[hidden]]:hidden')}>
      Back to Dashboard
    </a>
    <a href="/" className={buttonLooks('primary')}>
      Back to home
    </a>
  </div>
);

export const notFound: SitePage = {
  path: '/404',
  title: 'Page not found',
  description: 'There is nothing at this address.',
  Body,
  hidden: true,
};
