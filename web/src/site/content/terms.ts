import type { ArticleSection } from './article.ts';

export const TERMS: readonly ArticleSection[] = [
  {
    id: 'service',
    title: 'What you get',
    text: `Smoko is job management software for trade businesses in Australia and New Zealand, with AI assistants. You may use it for your business under these terms. By creating an account you accept them.`,
  },
  {
    id: 'account',
    title: 'Your account',
    text: `Give true details, keep your password to yourself, and tell us when somebody else has got hold of it. You are responsible for what is done with your account, which includes what you say yes to when an assistant asks.`,
  },
  {
    id: 'plans',
    title: 'Plans and prices',
    text: `Starter is free for up to 10 jobs per month. Professional is $49 per month with unlimited jobs. Business is $99 per month. Paying annually takes 20 percent off. Changing plans is prorated.

You try it free before you choose, without a credit card, and cancel anytime. Today no payment is taken in the product: nothing is charged and nothing locks until we have agreed on it with you.`,
  },
  {
    id: 'data',
    title: 'Your data stays yours',
    text: `What you put into Smoko belongs to you. You let us store and process it to run the service, and for nothing else. You can export everything at any time. After cancellation data is kept for 30 days and then removed. The [privacy page](/privacy) has the details.`,
  },
  {
    id: 'assistants',
    title: 'What the assistants write',
    text: `Assistants make mistakes. Read a quote, an invoice or a message before it leaves your business: you are the one who sends it. Smoko shows what was done and lets you take it back, and an assistant waits for your yes before it sends anything. An automation sends by itself only where you turned it on and chose that.

Nothing in Smoko is legal, tax or financial advice. The tax page is general information; ask your accountant.`,
  },
  {
    id: 'fair',
    title: 'Fair use',
    text: `Do not use Smoko to break the law, to send spam, to upload what is not yours or is harmful, or to attack the service or its other customers. We may stop an account that does, and will say why.`,
  },
  {
    id: 'availability',
    title: 'Up and down',
    text: `We work to keep Smoko up, your data safe and changes announced. We cannot promise that it never fails. Keep a copy of what you cannot do without.`,
  },
  {
    id: 'law',
    title: 'The law',
    text: `Nothing here takes away rights that the Australian Consumer Law, New Zealand's Consumer Guarantees Act or another law gives you and that cannot be excluded. Beyond them, what we owe is limited to providing the service again or to what you paid for it in the last twelve months.

These terms are under the law of New South Wales. They are dated 20 November 2026; when they change in a way that matters, we tell you 30 days before. Questions go to the [contact form](/contact#message).`,
  },
];
