import type { Passage } from '../passage.ts';
import { type ClaimId, isSoon } from './claims.ts';

export interface Integration {
  name: string;
  /** Of its own page, where "Smoko and" its name would not be English. */
  heading?: string;
  description: string;
  href: `/integrations/${string}`;
  claim: ClaimId;
  /** For its own page. */
  lead: string;
  points: readonly string[];
  /** What one does today. */
  today: string;
  /** Where to go on from there. */
  link?: { href: string; label: string };
}

interface Category {
  title: string;
  integrations: readonly Integration[];
}

export const CATEGORIES: readonly Category[] = [
  {
    title: 'Accounting',
    integrations: [
      {
        name: 'Xero',
        description: 'Planned. Today a spreadsheet (CSV) for your accountant.',
        href: '/integrations/xero',
        claim: 'xero',
        lead: 'Make the invoice in Smoko, find it in Xero. No typing twice.',
        points: [
          'Invoices and payments go across as they happen',
          'GST codes for Australia and New Zealand',
          'One contact, not two spellings',
        ],
        today: 'Today: export invoices, payments and expenses as a spreadsheet (CSV) and hand it to your accountant.',
      },
      {
        name: 'QuickBooks',
        description: 'Planned. Today a spreadsheet (CSV) that it imports.',
        href: '/integrations/quickbooks',
        claim: 'quickbooks',
        lead: 'What you invoice and what you spend, in QuickBooks without an evening of typing.',
        points: ['Invoices, payments and expenses', 'Paid there is paid here', 'GST worked out once'],
        today: 'Today: export your finance records as a spreadsheet (CSV) and import them into QuickBooks.',
      },
      {
        name: 'Spreadsheets (CSV)',
        heading: 'Smoko and your spreadsheets',
        description: 'Bring your lists in, take them out.',
        href: '/integrations/spreadsheets',
        claim: 'export',
        lead: 'Clients, suppliers and jobs in from a file. Everything you have out to one.',
        points: [
          'See what will be imported before it is',
          'Columns are matched by their names',
          'An import can be undone as a whole',
        ],
        today: 'It works now: open Import and Export in the menu.',
      },
    ],
  },
  {
    title: 'Calendar & documents',
    integrations: [
      {
        name: 'Google Calendar',
        description: 'Planned. Today Smoko has a calendar of its own.',
        href: '/integrations/google-calendar',
        claim: 'calendarSync',
        lead: 'A job in Smoko is an entry in Google Calendar, and moves when the job moves.',
        points: ['Jobs with address and client', 'Changes both ways', 'Private entries stay private'],
        today: 'Today: Smoko has a calendar of its own, with every job by day, week and month.',
      },
      {
        name: 'Microsoft Word',
        description: 'Quotes in the template you already use.',
        href: '/integrations/word',
        claim: 'templates',
        lead: 'Upload your quote as a Word file. Smoko fills in the client, the lines and the sums.',
        points: [
          'Your logo and your words',
          'Names in curly brackets become the quote’s values',
          'Download, check, send',
        ],
        today: 'It works now: open Templates in the menu.',
      },
      {
        name: 'PDF',
        heading: 'Quotes as PDF',
        description: 'A quote that looks the same everywhere.',
        href: '/integrations/pdf',
        claim: 'quotes',
        lead: 'Every quote is a PDF with your business, your ABN and the GST shown.',
        points: ['One click from the quote', 'Letters with macrons for te reo Māori', 'Small enough to text'],
        today: 'It works now: open a quote and choose PDF.',
      },
    ],
  },
  {
    title: 'AI',
    integrations: [
      {
        name: 'ChatGPT',
        description: 'The AI behind the assistants, if you like.',
        href: '/integrations/chatgpt',
        claim: 'model',
        lead: 'Jerry and his team can think with an OpenAI model. Sums, GST and dates stay with the program.',
        points: [
          'You bring a key of your own OpenAI account: it is kept sealed, and you set a budget a month',
          'Your words, and the records shown for them, go to OpenAI',
          'If it fails, the built-in model takes over and says so',
        ],
        today: 'It works now: Settings, Assistant Model. Whoever runs your Smoko can also set it for everybody.',
      },
      {
        name: 'Your own model',
        heading: 'Smoko with your own model',
        description: 'An AI that you run yourself, even in your own shed.',
        href: '/integrations/own-model',
        claim: 'model',
        lead: 'You run Ollama, vLLM, LM Studio or another OpenAI-compatible server? Give Smoko its address, and the assistants think with that.',
        points: [
          'On the same machine your words stay there; at another address they go to whoever runs it',
          'Ten checks show what a model can do before you use it',
          'Same assistants, same checks of every figure',
        ],
        today: 'It works now: Settings, Assistant Model. Whoever runs your Smoko can also set it for everybody.',
      },
      {
        name: 'Built-in model',
        heading: 'The model that comes with Smoko',
        description: 'It comes with Smoko: no other account, no extra bill.',
        href: '/integrations/built-in-model',
        claim: 'builtIn',
        lead: 'Smoko understands everyday requests by itself, without asking anybody.',
        points: ['Made for the way tradies write', 'Answers in a blink', 'Your words stay on your server'],
        today: 'It works now: it is what you get when nothing is set, and it stands in when another model fails.',
      },
    ],
  },
  {
    title: 'Messages & developers',
    integrations: [
      {
        name: 'SMS',
        description: 'Text a client, and have the answer with the job.',
        href: '/integrations/sms',
        claim: 'sms',
        lead: '“On my way” to the client, and the reply beside the job it belongs to.',
        points: [
          'A number of your own',
          'STOP is obeyed before anything else',
          'No assistant texts anybody before you say yes',
        ],
        today:
          'It works now, once whoever runs your Smoko has connected a number from Twilio, which sends the texts. Until then they are written and kept for you.',
      },
      {
        name: 'Email',
        description: 'Quotes and invoices out, replies in.',
        href: '/integrations/email',
        claim: 'email',
        lead: 'Send the quote from Smoko, and the client’s answer lands with the job.',
        points: [
          'Answers come back to the job',
          'Attachments kept with the job',
          'Replies read and sorted by the assistants',
        ],
        today:
          'It works now, once whoever runs your Smoko has connected a mail server. Until then email is written and kept for you.',
      },
      {
        name: 'API and terminal',
        heading: 'Smoko for your own programs',
        description: 'For those who like to build their own.',
        href: '/integrations/api',
        claim: 'terminal',
        lead: 'Everything the screens do is open to your own programs and to a terminal.',
        points: [
          'REST with an OpenAPI description',
          'The same conversation in the terminal',
          'Sign in with your own account, sign out of it any time',
        ],
        today: 'It works now: the reference has every call.',
        link: { href: '/api/docs', label: 'Open the reference' },
      },
    ],
  },
];

export const INTEGRATIONS: readonly Integration[] = CATEGORIES.flatMap(({ integrations }) => integrations);

/** The six named on Home. */
export const HOME_INTEGRATIONS: readonly Integration[] = [
  'xero',
  'quickbooks',
  'google-calendar',
  'chatgpt',
  'sms',
  'email',
].flatMap((name) => INTEGRATIONS.filter(({ href }) => href === `/integrations/${name}`));

export const integrationPassages: readonly Passage[] = INTEGRATIONS.map(
  ({ name, href, claim, lead, points, today }) => ({
    id: href.slice(1),
    title: `${name} integration`,
    text: isSoon(claim)
      ? `Coming soon: Smoko is not connected to ${name} yet. ${today}`
      : `${lead} ${points.join('. ')}. ${today}`,
    href,
  }),
);
