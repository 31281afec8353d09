import type { SitePage } from '../page.ts';
import { CheckedList } from '../ui/checked-list.tsx';
import { TalkBox } from '../ui/talk-box.tsx';

const KNOWS = [
  'What Smoko does, and what it does not do yet',
  'Prices, cancelling, GST, import and export',
  'How to do something, from the user guide',
];

const Body = () => (
  <div className="mx-auto grid max-w-6xl items-start gap-x-14 gap-y-6 px-4 py-8 sm:px-6 sm:py-12 lg:grid-cols-[1fr_20rem]">
    <h1 className="headline text-3xl lg:col-span-2">Talk to Jerry</h1>
    <div className="rounded-lg border-2 border-edge bg-surface p-4 shadow-lift sm:p-6">
      <TalkBox id="message" />
    </div>
    <div className="grid gap-6">
      <section aria-labelledby="knows" className="grid gap-3">
        <h2 id="knows" className="headline text-xl">
          What he knows
        </h2>
        <CheckedList items={KNOWS} />
      </section>
      <section aria-labelledby="not-knows" className="grid gap-2">
        <h2 id="not-knows" className="headline text-xl">
          What he does not
        </h2>
        <p className="text-soft">
          Anything that does not stand on this site: then he says so. He cannot see any account, and what you ask is not
          kept.
        </p>
        <a
          href="/contact#message"
          className="inline-flex min-h-12 items-center font-semibold text-link underline underline-offset-4"
        >
          Ask a person instead
        </a>
      </section>
    </div>
  </div>
);

export const talk: SitePage = {
  path: '/talk',
  title: 'Talk to Jerry',
  description: 'Ask the AI agent of Smoko about the product: he answers from this site, or says that he does not know.',
  Body,
  hidden: true,
};
