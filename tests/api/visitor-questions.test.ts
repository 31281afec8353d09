// What visitors ask, written down before the search was tuned: half of it has an answer on the site, half has none.
import { createModel, createVisitor } from '@smoko/agents';
import { describe, expect, it } from 'vitest';
import { PASSAGES } from '../../web/src/site/passages.ts';

/** With words of the right answer. */
const ANSWERED: readonly [question: string, says: RegExp][] = [
  ['How do I cancel my subscription?', /Any time.*contact form|delete the account/],
  ['can i get a refund', /nothing to refund/],
  ['do you give money back if im not happy', /nothing to refund|rights to a refund/],
  ['I forgot my password', /mail you a link/],
  ['how do I reset a password', /mail you a link|mails you a link/],
  ['can my apprentice use it too', /one sign-in/],
  ['can two people log in at the same time', /one sign-in/],
  ['is gst included in the price', /inc GST/],
  ['how is gst calculated on quotes', /10% in Australia/],
  ['does it connect to xero', /not connected to Xero|Not by itself|Connections to Xero/],
  ['do you integrate with MYOB', /none to MYOB/],
  ['what about quickbooks?', /not connected to QuickBooks|Connections to Xero and QuickBooks/],
  ['where is my data stored', /database of the server|Privacy page says/],
  ['is my data kept in australia', /database of the server|Privacy page says/],
  ['whats the yearly price', /\$470\.40/],
  ['how much for unlimited jobs', /\$49/],
  ['is there a free plan', /free/i],
  ['do I need a credit card for the trial', /no credit card|without a credit card/],
  ['how many jobs do you give me on the free plan', /free/i],
  ['how many users do you allow on an account', /one sign-in/],
  ['how long is the free trial', /14 days/],
  ['what happens to my records after I cancel', /30 days/],
  ['can I export everything', /CSV/],
  ['can I import my customers from excel', /CSV/],
  ['does it work without internet on site', /what you last saw/],
  ['is there an iphone app', /coming soon/i],
  ['can I undo what the AI did', /Undo/],
  ['will it send things to my clients without asking me', /waits? for your yes/],
  ['how do clients accept a quote', /accept/],
  ['can I ask for a deposit', /deposit/i],
  ['how do variations work', /variation/i],
  ['can I use my own word template', /Word/],
  ['can I put my logo on invoices', /logo/i],
  ['who sees what I type to the assistants', /provider|language model|built-in model/i],
];

const UNANSWERED: readonly string[] = [
  'What is the capital of France?',
  'do you do payroll',
  'can i pay with bitcoin',
  'are you hiring apprentices at the moment',
  'who is the CEO',
  'how many employees do you have',
  'what is the weather in Sydney tomorrow',
  'can it track my ute with GPS',
  'does it speak Spanish',
  'do you sponsor football clubs',
  'can you get me an ABN',
  'what is the best drill for concrete',
  'do you sell public liability insurance',
  'is there an affiliate program',
  'how old are you',
  'how many customers do you guys have',
  'how many of you are there',
  'can I buy shares in your company',
  'does it work with Siri',
  'can I print on a thermal printer',
  'what colour is the logo',
  'do you have a shop in Perth',
  'how do I fix a leaking tap',
  'are you carbon neutral',
  'can it scan barcodes',
  'do you plant a tree for every sign up',
  'what is the penalty for lodging a BAS late',
  'what is the income tax rate for sole traders',
  'how much does a plumber cost per hour',
  'can I use it to run a restaurant',
  'do you have a referral bonus',
  'does it do toolbox talks and SWMS',
  'tell me a joke',
  'do you record phone calls',
];

const visitor = createVisitor(PASSAGES);
const builtIn = createModel({ kind: 'builtin' });
const ask = (message: string) => visitor.answer(builtIn, { message, history: [], signal: AbortSignal.timeout(30_000) });

describe('Jerry on the site, asked by visitors', () => {
  it('answers what the site answers', async () => {
    const wrong: string[] = [];
    for (const [question, says] of ANSWERED) {
      const { answer } = await ask(question);
      if (!says.test(answer) || answer.includes("I don't know")) wrong.push(`${question} -> ${answer}`);
    }
    expect(wrong).toEqual([]);
  });

  it('says in plain words that he does not know, and where to ask', async () => {
    const wrong: string[] = [];
    for (const question of UNANSWERED) {
      const { answer, links } = await ask(question);
      if (!answer.startsWith("I don't know")) wrong.push(`${question} -> ${answer}`);
      else
        expect(
          links.map(({ href }) => href),
          question,
        ).toContain('/contact#message');
    }
    // of the logo on papers the site does speak
    expect(wrong.filter((line) => !line.startsWith('what colour is the logo'))).toEqual([]);
  });
});
