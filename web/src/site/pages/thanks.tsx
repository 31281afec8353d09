import { CalendarPlus } from 'lucide-react';
import { buttonLooks } from '../../components/buttons/button-looks.ts';
import { Logo } from '../../components/indicators/logo.tsx';
import { NEXT } from '../content/thanks.ts';
import type { SitePage } from '../page.ts';
import { ReplyTime } from '../ui/reply-time.tsx';

const KINDS = Object.entries(NEXT);

/** Of each kind one of everything: the server keeps the one that was sent (server/src/site/receipt-page.ts). */
const Body = () => (
  <div className="mx-auto grid max-w-6xl justify-items-start gap-6 px-4 py-12 *:max-w-2xl sm:px-6">
    <Logo className="size-16" />
    {KINDS.map(([kind]) => (
      <p
        key={kind}
        data-receipt={kind}
        role="status"
        className="eyebrow w-fit rounded-sm bg-good-wash px-2.5 py-1 text-good"
      >
        {kind === 'demo' ? 'Demo booked' : 'Message sent'}
      </p>
    ))}
    <h1 className="headline text-3xl">
      {KINDS.map(([kind, { title }]) => (
        <span key={kind} data-receipt={kind}>
          {title}
        </span>
      ))}
      <span data-receipt="none">Nothing was sent yet</span>
    </h1>
    {KINDS.map(([kind, { steps }]) => (
      <div key={kind} data-receipt={kind} className="grid gap-4">
        {kind === 'demo' && (
          <p data-demo className="text-lg">
            <time data-demo className="font-bold" /> Sydney time
          </p>
        )}
        <p>
          Your reference is <strong data-reference />.
        </p>
        <h2 className="headline text-xl">What happens next</h2>
        <ol className="grid list-decimal gap-2 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {kind !== 'demo' && (
          <p className="text-soft">
            <ReplyTime />
          </p>
        )}
        {kind === 'demo' && (
          <a data-demo href="/demo" className={buttonLooks('primary', 'md', 'justify-self-start')}>
            <CalendarPlus aria-hidden className="size-5" />
            Add to calendar
          </a>
        )}
      </div>
    ))}
    <p data-receipt="none">This page shows the receipt of a form. Write to us, and it has something to show.</p>
    <p className="flex flex-wrap gap-3">
      <a href="/documentation" className={buttonLooks('plain')}>
        Read the guide
      </a>
      <a href="/contact" className={buttonLooks('quiet')}>
        Contact us
      </a>
    </p>
  </div>
);

export const thanks: SitePage = {
  path: '/thanks',
  title: 'Thank you',
  description: 'The receipt of a form, and what happens next.',
  Body,
  hidden: true,
};
