import type { ClaimId } from './claims.ts';

export const DIFFERENTIATORS: readonly { icon: string; title: string; description: string; claim: ClaimId }[] = [
  {
    icon: 'message',
    title: 'You talk, it types',
    description: 'No forms on a ladder. One sentence is enough, and every form is there if you prefer it.',
    claim: 'assistant',
  },
  {
    icon: 'users',
    title: 'A team, not a chatbot',
    description: 'Jerry runs the job, Michelle the diary, Renea the money, Sarah the materials.',
    claim: 'team',
  },
  {
    icon: 'check',
    title: 'You have the last word',
    description: 'Sending and deleting wait for your yes. Orders too.',
    claim: 'approvals',
  },
  {
    icon: 'undo',
    title: 'Everything can be taken back',
    description: 'Each thing an assistant did has a receipt with Undo.',
    claim: 'undo',
  },
  {
    icon: 'hardhat',
    title: 'Built by tradies',
    description: 'Made by people who have written invoices on a dashboard, the other kind.',
    claim: 'builtByTradies',
  },
  {
    icon: 'swap',
    title: 'Your records are yours',
    description: 'In and out as CSV at any time. No hostage-taking.',
    claim: 'export',
  },
];

type Has = 'yes' | 'some' | 'no';

/** Kinds of competitors, none by name. */
export const COMPETITORS = ['Smoko', 'Other job apps', 'Paper and spreadsheets'] as const;
export const COMPARISON: readonly { what: string; has: readonly [Has, Has, Has]; claim: ClaimId }[] = [
  { what: 'Make a job by saying it', has: ['yes', 'no', 'no'], claim: 'assistant' },
  { what: 'GST worked out for Australia and New Zealand', has: ['yes', 'some', 'no'], claim: 'invoicing' },
  { what: 'Materials counted against the budget', has: ['yes', 'some', 'no'], claim: 'procurement' },
  { what: 'Nothing sent without your yes', has: ['yes', 'some', 'yes'], claim: 'approvals' },
  { what: 'Undo for what AI did', has: ['yes', 'no', 'no'], claim: 'undo' },
  { what: 'Last seen records without reception', has: ['yes', 'some', 'yes'], claim: 'offline' },
  { what: 'All records out as CSV', has: ['yes', 'some', 'yes'], claim: 'export' },
];
