import {
  ANNUAL_DISCOUNT_PERCENT,
  KEPT_AFTER_CANCELLING_DAYS,
  PLAN_PRICES,
  STARTER_JOBS,
  TRIAL_DAYS,
} from '@smoko/contract';
import type { Passage } from '../passage.ts';
import { type ClaimId, isSoon } from './claims.ts';

interface PlanFeature {
  name: string;
  included: boolean;
  claim?: ClaimId;
}

export interface Plan {
  name: string;
  price: string;
  period: string;
  /** The same by the year. */
  yearly: string;
  description: string;
  popular: boolean;
  features: readonly PlanFeature[];
  callToAction: { label: string; variant: 'primary' | 'plain'; href: string };
}

const dollars = (amount: number) => (amount === 0 ? 'Free' : `$${amount}`);
/** Every price has the GST in it, and says so. */
const MONTHLY = 'per month inc GST';
/** `$470.40 a year inc GST`: twelve months, less what paying by the year takes off. */
const yearPrice = (amount: number): string => {
  const cents = (amount * 12 * 100 * (100 - ANNUAL_DISCOUNT_PERCENT)) / 100;
  return `$${(cents / 100).toFixed(2)} a year inc GST`;
};
const LESS = `${ANNUAL_DISCOUNT_PERCENT} percent`;
const orYearly = (amount: number): string => `or ${yearPrice(amount)}, ${LESS} less`;
const feature = (name: string, included = true, claim?: ClaimId): PlanFeature => ({
  name,
  included,
  ...(claim && { claim }),
});

export const PLANS: readonly Plan[] = [
  {
    name: 'Starter',
    price: dollars(PLAN_PRICES.starter),
    period: '',
    yearly: 'No card, no end date',
    description: 'For the first jobs under your own name.',
    popular: false,
    features: [
      feature(`Up to ${STARTER_JOBS} jobs per month`),
      feature('All four assistants'),
      feature('Quotes and invoices with GST'),
      feature('Import and export'),
      feature('Unlimited jobs', false),
      feature('Team management', false, 'teamManagement'),
    ],
    callToAction: { label: 'Start Free', variant: 'plain', href: '/signup?plan=starter' },
  },
  {
    name: 'Professional',
    price: dollars(PLAN_PRICES.pro),
    period: MONTHLY,
    yearly: orYearly(PLAN_PRICES.pro),
    description: 'For a tradie with a full calendar.',
    popular: true,
    features: [
      feature('Unlimited jobs'),
      feature('All four assistants'),
      feature('Quotes and invoices with GST'),
      feature('Your own quote templates'),
      feature('Import and export'),
      feature('Team management', false, 'teamManagement'),
    ],
    callToAction: { label: 'Start Free Trial', variant: 'primary', href: '/signup?plan=pro' },
  },
  {
    name: 'Business',
    price: dollars(PLAN_PRICES.business),
    period: MONTHLY,
    yearly: orYearly(PLAN_PRICES.business),
    description: 'For a crew with more than one ute.',
    popular: false,
    features: [
      feature('Everything in Professional'),
      feature('Unlimited jobs'),
      feature('Personalised onboarding and training', true, 'onboarding'),
      feature('Team management', true, 'teamManagement'),
      feature('A person to ring', true, 'support'),
    ],
    callToAction: { label: 'Contact Sales', variant: 'plain', href: '/contact-sales' },
  },
];

export const PRICING_BENEFITS: readonly { icon: string; title: string; description: string; claim: ClaimId }[] = [
  {
    icon: 'card',
    title: `${TRIAL_DAYS.marketing} days free`,
    description: 'No credit card required. Cancel anytime.',
    claim: 'trial',
  },
  {
    icon: 'swap',
    title: 'Free data migration',
    description: 'Bring clients, suppliers and jobs from your current system as spreadsheets (CSV).',
    claim: 'migration',
  },
  {
    icon: 'users',
    title: 'Onboarding and training',
    description: 'Somebody sets it up with you and stays until it runs.',
    claim: 'onboarding',
  },
  {
    icon: 'phone',
    title: 'Australian-based support',
    description: 'People who know what a rough-in is.',
    claim: 'support',
  },
];

interface Faq {
  question: string;
  answer: string;
  /** In other words, for Jerry. */
  asked?: string;
}

export const PRICING_FAQS: readonly Faq[] = [
  {
    question: 'How does the free trial work?',
    answer: `You have everything for ${TRIAL_DAYS.marketing} days, no credit card required. Nothing locks when it ends: your records stay where they are, and nothing is charged until you agree to it.`,
    asked: 'How long is the free trial, do I need a credit card',
  },
  {
    question: 'Can I change my plan?',
    answer: 'Yes, up or down, at any time. Plan changes are prorated: you pay for the days you had each plan.',
  },
  {
    question: 'Is it cheaper by the year?',
    answer: `Yes. Paying annually takes ${LESS} off: Professional is ${yearPrice(PLAN_PRICES.pro)}, and Business is ${yearPrice(PLAN_PRICES.business)}.`,
    asked: 'Yearly or annual price, cost a year, pay annually, discount',
  },
  {
    question: 'What counts as a job on Starter?',
    answer: `Each job you make in a calendar month. Starter is for up to ${STARTER_JOBS} jobs per month; Settings shows how many you have made. Quotes, invoices and orders are not counted.`,
  },
  {
    question: 'What happens to my records if I cancel?',
    answer: `They are kept for ${KEPT_AFTER_CANCELLING_DAYS} days after cancellation, in case you change your mind. You can export everything before you go.`,
  },
  {
    question: 'Do I have to install anything?',
    answer:
      'No. Smoko runs in the browser of your phone, tablet or computer, and you can put it on the home screen. iOS and Android apps are coming soon.',
  },
];

export const pricingPassages: readonly Passage[] = [
  ...PLANS.map(({ name, price, period, yearly, description, features }) => ({
    id: `pricing/${name.toLowerCase()}`,
    title: `${name} plan: ${[price, period].filter(Boolean).join(' ')}`,
    text: `${description} ${period && `It costs ${price} ${period}, ${yearly}. `}${features
      .filter(({ included }) => included)
      .map(({ name: what, claim }) => (claim && isSoon(claim) ? `${what} (coming soon)` : what))
      .join(', ')}.`,
    href: '/pricing#plans',
  })),
  ...PRICING_FAQS.map(({ question, answer, asked }, index) => ({
    id: `pricing/faq-${index + 1}`,
    title: question,
    text: answer,
    href: '/pricing#faqs',
    ...(asked ? { asked } : {}),
  })),
];
