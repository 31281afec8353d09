import { MARKETING, TRIAL_DAYS } from '@smoko/contract';

/** `by`: the screen, page, operation or setting that does it. `proof`: the test that shows it doing so, "file › title". */
interface Capability {
  kind: 'capability';
  says: string;
  by: string;
  proof?: string;
}
/** Smoko does not have it yet: "Coming soon" stands beside it wherever it is shown. */
interface Soon {
  kind: 'soon';
  says: string;
}
/** About customers and the people behind Smoko: examples unless SITE_CONTENT=own. */
interface Example {
  kind: 'figure' | 'person' | 'place';
  says: string;
}
export type Claim = Capability | Soon | Example;

const can = (says: string, by: string, proof?: string): Capability => ({
  kind: 'capability',
  says,
  by,
  ...(proof ? { proof } : {}),
});
const soon = (says: string): Soon => ({ kind: 'soon', says });
const example = (kind: Example['kind'], says: string): Example => ({ kind, says });
const { hoursSavedADay, moreJobsPercent, timesFasterPaid, rating, raters, users, satisfactionPercent } = MARKETING;

/** Everything the site promises, once. */
export const CLAIMS = {
  assistant: can('An AI job assistant that makes the job, the client and the order from one sentence', '/dashboard'),
  scheduling: can('AI scheduling: say the day, see it in the calendar', '/calendar'),
  admin: can('Admin handling: tasks, reminders and paperwork with Michelle', '/admin-data'),
  invoicing: can(
    'Smart invoicing: GST worked out, from the job or the accepted quote',
    '/finance-data',
    'tests/api/invoices.test.ts › of an accepted quote has its lines to the cent and two weeks, and a number of its own on paper',
  ),
  insights: can(
    'Business insights from your own records',
    '/dashboard',
    'tests/api/totals.test.ts › the counters of the data pages are what the records say, whatever they are',
  ),
  quotes: can(
    'Estimates and quotes with line items, GST and a PDF',
    '/quick-quote',
    'tests/api/quotes-on-paper.test.ts › a PDF has the name, the ABN, the lines and the sums, macrons and all',
  ),
  clients: can('Client management: everyone you work for, with their jobs', '/client-directory'),
  procurement: can('Procurement management: materials from list to delivered', '/procurement-data'),
  approvals: can('No assistant sends or deletes anything before you say yes', '/approvals'),
  undo: can('Everything an assistant did has a receipt with Undo', 'receipts.undo'),
  team: can('Jerry, Michelle, Renea and Sarah: four assistants with a job each', '/agent/:agentName'),
  tax: can('Tax deductions collected through the year', '/tax-deductions'),
  templates: can(
    'Quotes in your own Word template',
    '/upload-templates',
    'tests/api/quotes-on-paper.test.ts › a Word template is filled in: places, lines, and nothing that nobody knows',
  ),
  attachments: can('Photos and documents with the message', '/api/attachments'),
  migration: can('Free data migration: clients, suppliers and jobs from CSV files', '/import'),
  export: can(
    'Your records out again as CSV, any time',
    '/import',
    'tests/api/export.test.ts › everything as one zip: a file of each list, with its own records only',
  ),
  offline: can('What you last looked at stays on the phone without reception', '/sw.js'),
  terminal: can('A terminal client and an open API', '/api/docs'),
  model: can('Any OpenAI-compatible language model', 'OPENAI_MODEL'),
  builtIn: can('A built-in model that needs no key and sends nothing out', 'OPENAI_MODEL'),
  trial: can(`${TRIAL_DAYS.marketing}-day free trial, no credit card required, cancel anytime`, '/signup'),
  followUps: can(
    'Automatic follow-ups on quotes and unpaid invoices',
    '/automations',
    'server/src/outbound/dispatch/dispatch.test.ts › goes out while there is something to remind of',
  ),
  timeTracking: soon('Time tracking'),
  apps: soon('iOS and Android apps'),
  xero: soon('Invoices and payments in Xero'),
  quickbooks: soon('Invoices and payments in QuickBooks'),
  calendarSync: soon('Jobs in Google Calendar'),
  sms: can('Text messages to clients and back', '/inbox'),
  email: can('Email to clients and suppliers from Smoko, and their answers', '/inbox'),
  teamManagement: soon('Team management'),
  timeSaved: example('figure', `Save about ${hoursSavedADay} hours a day`),
  moreJobs: example('figure', `Win ${moreJobsPercent}% more jobs`),
  fasterPaid: example('figure', `Get paid ${timesFasterPaid}x faster`),
  rating: example('figure', `${rating} rating from ${raters}+ tradies`),
  users: example('figure', `${users.toLocaleString('en-AU')}+ active users`),
  satisfaction: example('figure', `${satisfactionPercent} percent satisfaction`),
  builtByTradies: example('person', 'Built by tradies'),
  onboarding: example('person', 'Personalised onboarding and training'),
  support: example('person', 'Australian-based support team'),
  testimonials: example('person', 'What tradies say'),
  offices: example('place', 'Our Australian offices'),
} satisfies Record<string, Claim>;

export type ClaimId = keyof typeof CLAIMS;
export const isSoon = (id: ClaimId): boolean => CLAIMS[id].kind === 'soon';
/** Made up, until SITE_CONTENT=own. */
export const isExample = (id: ClaimId): boolean => !['soon', 'capability'].includes(CLAIMS[id].kind);
