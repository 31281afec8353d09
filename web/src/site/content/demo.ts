import type { Passage } from '../passage.ts';

export const DEMO_HEAD = {
  badge: 'Free, 30 minutes',
  title: 'Book a demo',
  lead: 'Bring a real job. We set it up in front of you: the quote, the order, the invoice, and what waits for your yes.',
};

export const DEMO_PLAN = [
  { title: 'Your trade first', text: 'Ten minutes on how you quote, schedule and get paid now.' },
  { title: 'A job from start to finish', text: 'Fifteen minutes in Smoko, on a job like yours, by talking to Jerry.' },
  { title: 'Your questions', text: 'The rest is yours. No slides, and nobody rings you every week afterwards.' },
];

export const DEMO_TIMES =
  'Half an hour, Monday to Friday, 9am-5pm AEST, as the clock in Sydney says, summer and winter. Public holidays are on the list too: if you pick one, we write to move your demo.';

export const DEMO_PASSAGES: readonly Passage[] = [
  {
    id: 'demo/what',
    title: 'Book a demo',
    text: 'A demo is free and takes 30 minutes. It is done on your own kind of jobs, with time for questions. You choose a half-hour from Monday to Friday, 9am-5pm AEST, and get an invitation for your calendar.',
    href: '/demo',
  },
  {
    id: 'sales/what',
    title: 'Contact sales',
    text: 'For the Business plan, or a team of any size, tell us about your business and we work out with you what fits. You get an answer within 4 hours during business hours.',
    href: '/contact-sales',
    example: true,
  },
];
