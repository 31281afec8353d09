import type { SitePage } from '../page.ts';
import { TalkBox } from '../ui/talk-box.tsx';

const Body = () => (
  <div className="mx-auto grid max-w-2xl gap-6 px-4 py-10 sm:px-6">
    <h1 className="headline text-3xl">Talk to Jerry</h1>
    <p className="text-soft">
      Jerry is our AI agent. Here he knows the public pages of this site and nothing else, and what you ask is not kept.
      For a person,{' '}
      <a href="/contact" className="text-link underline underline-offset-4">
        contact us
      </a>
      .
    </p>
    <div className="rounded-lg border-2 border-edge bg-surface p-5">
      <TalkBox id="message" />
    </div>
  </div>
);

export const talk: SitePage = {
  path: '/talk',
  title: 'Talk to Jerry',
  description: 'Ask the AI agent of Smoko about the product: he answers from this site.',
  Body,
  hidden: true,
};
