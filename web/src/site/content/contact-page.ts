import type { Passage } from '../passage.ts';

export const CONTACT_HERO = {
  badge: "Let's Talk Business",
  title: 'Ready to Transform Your Trade Business?',
  lead: 'Ask us anything. A person answers, and Jerry is here all night.',
};

/** How to reach us, in the specification's words. `way`: what the button does. */
export const CONTACT_WAYS = [
  {
    way: 'phone',
    title: 'Phone Support',
    lines: ['Mon-Fri 9am-5pm AEST', 'Average wait under 1 minute'],
    action: 'Call Now',
  },
  { way: 'email', title: 'Email Support', lines: ['24/7', 'Response under 4 hours'], action: 'Send Email' },
  {
    way: 'chat',
    title: 'Live Chat',
    lines: ['Mon-Fri 8am-6pm AEST', 'Response under 2 minutes'],
    action: 'Start Chat',
  },
  {
    way: 'demo',
    title: 'Book a Demo',
    lines: ['30-minute session', 'Custom to your trade', 'Q&A included'],
    action: 'Schedule Demo',
  },
] as const;

export const WHY_US = [
  'Made for Australia and New Zealand',
  'GST worked out right: 10% here, 15% across the ditch',
  'No assistant writes to a client before you say yes',
  'Whatever an assistant did can be taken back',
  'Free data migration: bring your lists as spreadsheets (CSV)',
  'Your data is yours: export everything any time',
];

export const RESPONSE_TIMES = [
  { way: 'Chat', time: 'under 2 minutes' },
  { way: 'Email', time: 'under 4 hours' },
  { way: 'Phone', time: 'under 1 minute' },
];

/** Examples until SITE_CONTENT is own: numbers that are kept free for fiction. */
export const OFFICES = [
  { city: 'Sydney', address: 'Level 3, 100 Example Street, Sydney NSW 2000', phone: '(02) 5550 0142' },
  { city: 'Melbourne', address: 'Unit 8, 42 Example Lane, Melbourne VIC 3000', phone: '(03) 7010 0142' },
  { city: 'Brisbane', address: 'Shed 5, 7 Example Road, Brisbane QLD 4000', phone: '(07) 7010 0142' },
].map((office) => ({ ...office, hours: 'Mon-Fri 9am-5pm AEST' }));

export const CLOSING = {
  trial: 'Start Free Trial - No Credit Card Required',
  demo: 'Schedule Personal Demo',
  note: '14-day free trial • Cancel anytime • Australian support',
};

export const CONTACT_PASSAGES: readonly Passage[] = [
  {
    id: 'contact/ways',
    title: 'Contact us',
    text: `Phone support is there Mon-Fri 9am-5pm AEST, with an average wait under 1 minute. Email support is there 24/7 and answers in under 4 hours. Live chat with a person is there Mon-Fri 8am-6pm AEST. You can write to us with the form at any time; we reply within 4 hours during business hours.`,
    href: '/contact#ways',
    asked: 'How long do I wait on the phone? Your phone number, opening hours, when somebody answers',
    example: true,
  },
  {
    id: 'contact/offices',
    title: 'Our Australian offices',
    text: 'Smoko is for Australia and New Zealand. Offices are in Sydney, Melbourne and Brisbane, open Mon-Fri 9am-5pm AEST.',
    href: '/contact#offices',
    example: true,
  },
];
