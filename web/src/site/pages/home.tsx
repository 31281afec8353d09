import { buttonLooks } from '../../components/button-looks.ts';
import type { SitePage } from '../page.ts';

const Body = () => (
  <section className="mx-auto grid max-w-6xl gap-6 px-4 py-12 sm:px-6">
    <h1 className="headline text-3xl">Smarter job management for tradies, powered by AI</h1>
    <div className="flex flex-wrap gap-3">
      <a href="/signup" className={buttonLooks('primary')}>
        Start Free Trial
      </a>
      <a href="/demo" className={buttonLooks('plain')}>
        Book a Demo
      </a>
    </div>
  </section>
);

export const home: SitePage = {
  path: '/',
  title: 'job management for tradies, powered by AI',
  description:
    'Tell Smoko what happened on site and the paperwork gets done: jobs, quotes, invoices and orders for tradies in Australia and New Zealand. 14-day free trial.',
  Body,
};
