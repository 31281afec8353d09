import type { Registration } from './registration.ts';

const jobs = () => import('../jobs.ts');
const finance = () => import('../finance.ts');
const quotes = () => import('../quotes.ts');
const files = () => import('../files.ts');
const totals = () => import('../totals.ts');

/** What the records have beyond the verbs that are the same for all. */
export const MORE_COMMANDS: readonly Registration[] = [
  {
    path: 'dashboard',
    summary: 'show what the business is at',
    examples: ['smoko dashboard'],
    load: async () => (await totals()).dashboard,
  },
  { path: 'stats', summary: 'show totals', examples: ['smoko stats --json'], load: async () => (await totals()).stats },
  {
    path: 'calendar',
    summary: 'show what is on',
    examples: ['smoko calendar --view week --day 2026-12-03'],
    load: async () => (await jobs()).calendar,
  },
  {
    path: 'jobs overview',
    summary: 'count what belongs to a job',
    examples: ['smoko jobs overview 1001'],
    load: async () => (await jobs()).overview,
  },
  {
    path: 'jobs next-number',
    summary: 'show the number the next job would get',
    examples: ['smoko jobs next-number'],
    load: async () => (await jobs()).nextNumber,
  },
  {
    path: 'jobs budgets',
    summary: 'show how much of the budgets is committed',
    examples: ['smoko jobs budgets --status in_progress'],
    load: async () => (await jobs()).budgets,
  },
  {
    path: 'tasks totals',
    summary: 'count your tasks',
    examples: ['smoko tasks totals'],
    load: async () => (await totals()).tasks,
  },
  {
    path: 'procurement totals',
    summary: 'count what is ordered, and what it costs',
    examples: ['smoko procurement totals'],
    load: async () => (await totals()).procurement,
  },
  {
    path: 'finance invoice',
    summary: 'make an invoice from a quote, a job or an amount',
    examples: ['smoko finance invoice --client "Dave Wilson" --amount 550 --description "Kitchen tap"'],
    load: async () => (await finance()).invoice,
  },
  {
    path: 'finance send',
    summary: 'send an invoice to its client',
    examples: ['smoko finance send "Kitchen tap" --channel email'],
    load: async () => (await finance()).send,
  },
  {
    path: 'finance pdf',
    summary: 'download an invoice as PDF',
    examples: ['smoko finance pdf "Kitchen tap" --output invoice.pdf'],
    load: async () => (await finance()).pdf,
  },
  {
    path: 'finance mark-paid',
    summary: 'mark an invoice as paid',
    examples: ['smoko finance mark-paid "Kitchen tap" --paid 2026-11-20'],
    load: async () => (await finance()).markPaid,
  },
  {
    path: 'finance totals',
    summary: 'show income, expenses and what is owed',
    examples: ['smoko finance totals'],
    load: async () => (await finance()).totals,
  },
  {
    path: 'finance overview',
    summary: 'count and add up some records',
    examples: ['smoko finance overview --type invoice --unpaid --by client'],
    load: async () => (await finance()).overview,
  },
  {
    path: 'finance by-month',
    summary: 'show what came in and went out by month',
    examples: ['smoko finance by-month'],
    load: async () => (await finance()).byMonth,
  },
  {
    path: 'quotes send',
    summary: 'send a quote to its client',
    examples: ['smoko quotes send Q-77 --channel email'],
    load: async () => (await quotes()).send,
  },
  {
    path: 'quotes pdf',
    summary: 'download a quote as PDF',
    examples: ['smoko quotes pdf Q-77 --output quote.pdf'],
    load: async () => (await quotes()).pdf,
  },
  {
    path: 'quotes document',
    summary: 'download a quote in its template',
    examples: ['smoko quotes document Q-77 --output quote.txt'],
    load: async () => (await quotes()).document,
  },
  {
    path: 'quotes draft',
    summary: 'have a quote written from your words (nothing is kept)',
    examples: ['smoko quotes draft --details "Replace kitchen tap, 2.5 hours at 95 an hour, tap 129"'],
    load: async () => (await quotes()).draft,
  },
  {
    path: 'quotes add-up',
    summary: 'add up lines by the rules of a quote (nothing is kept)',
    examples: ['smoko quotes add-up --line "Labour @ 95 x 2.5 h" --line "Tap @ 129"'],
    load: async () => (await quotes()).addUp,
  },
  {
    path: 'templates download',
    summary: 'download a template',
    examples: ['smoko templates download letter.txt --output -'],
    load: async () => (await files()).downloadTemplate,
  },
  {
    path: 'files download',
    summary: 'download a file',
    examples: ['smoko files download plan.pdf --output copy.pdf'],
    load: async () => (await files()).downloadFile,
  },
];
