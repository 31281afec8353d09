import type { ClaimId } from './claims.ts';

interface Differentiator {
  icon: string;
  title: string;
  description: string;
  claim: ClaimId;
  /** Where it can be seen. */
  see: { href: string; label: string };
}

export const DIFFERENTIATORS: readonly Differentiator[] = [
  {
    icon: 'message',
    title: 'You talk, it types',
    description:
      'No forms on a ladder. One sentence makes the job, the client and the order, and every form is there if you prefer it.',
    claim: 'assistant',
    see: { href: '/#walk', label: 'See it on four screens' },
  },
  {
    icon: 'check',
    title: 'You have the last word',
    description: 'What an assistant would send outside, delete or change a lot of at once waits for your yes.',
    claim: 'approvals',
    see: { href: '/documentation#approvals', label: 'What waits, and for how long' },
  },
  {
    icon: 'undo',
    title: 'It can be taken back',
    description: 'Each thing an assistant did has a receipt that says what it was, with Undo.',
    claim: 'undo',
    see: { href: '/documentation#undo', label: 'How Undo works' },
  },
  {
    icon: 'users',
    title: 'A team, not a chatbot',
    description: 'Jerry runs the job, Michelle the diary, Renea the money, Sarah the materials.',
    claim: 'team',
    see: { href: '/documentation#assistants', label: 'Who does what' },
  },
  {
    icon: 'swap',
    title: 'Your records are yours',
    description: 'In and out as spreadsheets (CSV) at any time, or all of it in one download. No hostage-taking.',
    claim: 'export',
    see: { href: '/documentation#import-export', label: 'What comes out' },
  },
  {
    icon: 'hardhat',
    title: 'Built by tradies',
    description: 'Made by people who have written invoices on a dashboard, the other kind.',
    claim: 'builtByTradies',
    see: { href: '/contact', label: 'Ask us' },
  },
];

interface Fact {
  text: string;
  /** Where it is said: our own page, or theirs. */
  source: string;
}

/** The order of the columns. */
export const COMPETITORS = ['Smoko', 'ServiceM8', 'Tradify'] as const;

/** Only what each says of itself, with the page where it says so; nothing about what somebody else does not do. */
export const COMPARISON: readonly { what: string; facts: readonly [Fact, Fact, Fact] }[] = [
  {
    what: 'What the price follows',
    facts: [
      { text: 'One price for the business. Starter is free, up to 10 jobs per month', source: '/pricing' },
      {
        text: 'How many jobs you do: a credit for each',
        source: 'https://support.servicem8.com/help-center/tips-trick-more/more/what-counts-as-a-job-credit',
      },
      {
        text: 'How many people use it',
        source: 'https://help.tradifyhq.com/hc/en-us/articles/360021594194-Updating-your-Subscription-User-Count',
      },
    ],
  },
  {
    what: 'Xero and MYOB',
    facts: [
      { text: 'Not yet. A spreadsheet (CSV) for your accountant', source: '/support#faq-accounts' },
      {
        text: 'Invoices go to Xero, MYOB and QuickBooks Online',
        source:
          'https://support.servicem8.com/questions/invoices/can-servicem8-send-invoices-automatically-to-accounting-software',
      },
      {
        text: 'Invoices go to Xero and MYOB AccountRight',
        source: 'https://help.tradifyhq.com/hc/en-us/articles/360020146173-Integrating-with-MYOB-AccountRight',
      },
    ],
  },
  {
    what: 'More than one person',
    facts: [
      { text: 'Not yet: one sign-in for each business', source: '/support#faq-plans' },
      {
        text: 'Staff with sign-ins, and timesheets',
        source:
          'http://support.servicem8.com/hc/en-us/articles/210638066-how-to-send-clock-on-out-times-to-xero-myob-or-quickbooks-as-timesheet',
      },
      {
        text: 'Staff with sign-ins',
        source: 'https://help.tradifyhq.com/hc/en-us/articles/360021594294-Upgrading-to-a-Paid-Subscription',
      },
    ],
  },
  {
    what: 'On the phone',
    facts: [
      {
        text: 'In the browser, on the home screen if you like. No app in the stores yet',
        source: '/support#faq-start',
      },
      {
        text: 'An app for iPhone and iPad',
        source:
          'https://support.servicem8.com/help-center/app/faq/why-is-one-of-my-staff-members-icon-gray-instead-of-coloured',
      },
      {
        text: 'A mobile app',
        source: 'https://help.tradifyhq.com/hc/en-us/articles/5544034755737-Using-Connections-on-Tradify-Mobile',
      },
    ],
  },
];

/** Said before somebody finds out on site. */
export const NOT_FOR_YOU: readonly string[] = [
  'You want your books to turn up in Xero, MYOB or QuickBooks by themselves. Today you hand over a spreadsheet (CSV).',
  'You want your crew to sign in too. Today a business has one sign-in.',
  'You pay people by the hour and want a time clock or payroll.',
  'You want card payments taken inside the product. Smoko keeps the books and moves no money.',
];
