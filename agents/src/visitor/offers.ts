import type { SiteLink } from '@smoko/contract';

const PRICING = { title: 'Pricing', href: '/pricing' };
const DEMO = { title: 'Book a demo', href: '/demo' };
export const CONTACT = { title: 'Ask a person', href: '/contact#message' };
const SIGN_UP = { title: 'Start a free trial', href: '/signup' };
const SIGN_IN = { title: 'Sign in', href: '/auth' };
export const SUPPORT = { title: 'Support', href: '/support' };
export const DOCUMENTATION = { title: 'Documentation', href: '/documentation' };
const SALES = { title: 'Contact sales', href: '/contact-sales' };

/** Where a wish leads, whatever else is said about it. */
const OFFERS: readonly [RegExp, SiteLink][] = [
  [/\b(pric\w*|costs?|how much|plans?|dollars?|fees?|cheap\w*|expensive|discount\w*)\b|\$/i, PRICING],
  [/\b(demo|walk ?through|show me how it works|see it (working|in action))\b/i, DEMO],
  [/\b(free trial|trial|sign ?up|try it|get started|create an account|join|register)\b/i, SIGN_UP],
  [/\b(log ?in|sign ?in|password|locked out)\b/i, SIGN_IN],
  [
    /\b(human|real person|somebody|someone|call you|ring you|phone number|talk to (a|you)|contact|email you)\b/i,
    CONTACT,
  ],
  [
    /\b(large team|enterprise|sales|for my whole company|business plan|\d{2,} (people|staff|tradies|employees))\b/i,
    SALES,
  ],
  [/\b(broken|bug|not working|doesn'?t work|problem|error|stuck)\b/i, SUPPORT],
  [/\b(guide|manual|documentation|docs|tutorial|learn how|how do i)\b/i, DOCUMENTATION],
];

export const offersFor = (question: string): SiteLink[] =>
  OFFERS.flatMap(([pattern, link]) => (pattern.test(question) ? [link] : []));
