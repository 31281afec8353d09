import type { Passage } from '../passage.ts';
import { type ClaimId, isSoon } from './claims.ts';

/** The specification's feature card. `id` is the anchor on /features. */
export interface Feature {
  id: string;
  icon: string;
  title: string;
  description: string;
  fullDescription: string;
  benefits: readonly string[];
  claim: ClaimId;
}

const ASSISTANT: Feature = {
  id: 'ai-job-assistant',
  icon: 'message',
  title: 'AI Job Assistant',
  description: 'Say it once. The job, the client, the date and the order are on file.',
  fullDescription:
    'Write the way you talk, or speak it into your phone’s keyboard: “New job for Dave, hot water, 1850 plus gst, Thursday arvo, order a 250L tank.” Jerry works out what that means, makes the job, and hands the rest to Michelle, Renea and Sarah. You see every step, with a receipt and an Undo.',
  benefits: [
    'Understands arvo, plus gst and next Thursday',
    'One message can be a job, a client, a quote and an order',
    'Asks one short question when something is missing',
    'Waits for your yes before anything is sent or deleted',
  ],
  claim: 'assistant',
};
const INVOICING: Feature = {
  id: 'smart-invoicing',
  icon: 'invoice',
  title: 'Smart Invoicing',
  description: 'From finished job to invoice in one sentence, with the GST right.',
  fullDescription:
    'Ask Renea for an invoice and she makes it from the job or the quote your client accepted. Sums and GST are worked out by the program, never by the AI. She shows what is pending, what is overdue and who owes it, and marks it paid when you say so.',
  benefits: [
    'GST for Australia and New Zealand, inclusive or on top',
    'Pending turns overdue by itself the day after it was due',
    'Part payments are counted against the invoice',
    'One question away: “How much am I owed?”',
  ],
  claim: 'invoicing',
};
const FOLLOW_UPS: Feature = {
  id: 'automatic-follow-ups',
  icon: 'bell',
  title: 'Automatic Follow-ups',
  description: 'Quotes nobody answered and invoices nobody paid, chased politely for you.',
  fullDescription:
    'A polite nudge after a quote has been quiet for a few days, and another when an invoice runs late. You turn each one on and set its timing once, see who would get what today, and every message can still wait for your yes. They go out by email or text, once whoever runs your Smoko has connected one.',
  benefits: [
    'No more Sunday nights going through sent mail',
    'Your timing, off until you turn it on',
    'Stops by itself when the quote is answered or the invoice is paid',
    'Opt-outs are respected straight away',
  ],
  claim: 'followUps',
};
const INSIGHTS: Feature = {
  id: 'business-insights',
  icon: 'chart',
  title: 'Business Insights',
  description: 'What is on, what came in and what is owed, on one screen.',
  fullDescription:
    'Jobs in progress, pending payments, this month’s revenue and active clients, counted from your own records as they change. Each job shows how much of its budget is committed. A new account starts at zero: no made-up figures.',
  benefits: [
    'Live figures, no spreadsheet to keep',
    'Budget and cost for each job',
    'Revenue by the day it was paid',
    'Ask in plain words and get the number',
  ],
  claim: 'insights',
};

/** The four cards on Home, each with a dialog. */
export const HOME_FEATURES: readonly Feature[] = [ASSISTANT, INVOICING, FOLLOW_UPS, INSIGHTS];
/** The three at the top of /features. */
export const FEATURE_TRIO: readonly Feature[] = [ASSISTANT, INVOICING, FOLLOW_UPS];

interface Tool {
  icon: string;
  /** Where it is told in full. */
  href?: string;
  title: string;
  description: string;
  claim: ClaimId;
}

/** The grid of six on Home. */
export const HOME_TOOLS: readonly Tool[] = [
  {
    icon: 'calendar',
    title: 'AI Scheduling',
    description: 'Say the day and it is in the calendar.',
    href: '/features#jobs-and-schedule',
    claim: 'scheduling',
  },
  {
    icon: 'quote',
    title: 'Estimates & Quotes',
    description: 'Line items, GST and a PDF with your name on it.',
    href: '/features#quotes',
    claim: 'quotes',
  },
  {
    icon: 'users',
    title: 'Client Management',
    description: 'Everyone you work for, with every job you did there.',
    href: '/features#clients-and-suppliers',
    claim: 'clients',
  },
  {
    icon: 'package',
    title: 'Procurement',
    description: 'What is needed, ordered and delivered, job by job.',
    href: '/features#materials',
    claim: 'procurement',
  },
  {
    icon: 'clipboard',
    title: 'Admin Handling',
    description: 'Reminders and paperwork, looked after by Michelle.',
    href: '/features#more',
    claim: 'admin',
  },
  {
    icon: 'invoice',
    title: 'Invoices & GST',
    description: 'From the accepted quote, with what is owed and the BAS figures.',
    href: '/features#invoices-and-payments',
    claim: 'invoicing',
  },
];

export interface ToolGroup extends Tool {
  id: string;
  points: readonly string[];
}

/** The six groups on /features. */
export const TOOL_GROUPS: readonly ToolGroup[] = [
  {
    id: 'jobs-and-schedule',
    icon: 'calendar',
    title: 'Jobs & Schedule',
    description: 'Every job with its client, budget, date and status.',
    points: [
      'Make a job by saying it, or with a form',
      'Calendar by day, week and month',
      'Job numbers that count up by themselves',
    ],
    claim: 'scheduling',
  },
  {
    id: 'quotes',
    icon: 'quote',
    title: 'Estimates & Quotes',
    description: 'Written while you are still on site.',
    points: [
      'Line items with GST on the total or per line',
      'PDF or your own Word template',
      'Draft, sent, accepted, declined, expired',
    ],
    claim: 'quotes',
  },
  {
    id: 'invoices-and-payments',
    icon: 'invoice',
    title: 'Invoices & Payments',
    description: 'Know what is pending, overdue and paid.',
    points: [
      'Invoice from a job or an accepted quote',
      'Payments linked to their invoice',
      'Expenses beside the income',
    ],
    claim: 'invoicing',
  },
  {
    id: 'clients-and-suppliers',
    icon: 'users',
    title: 'Clients & Suppliers',
    description: 'The address book of your business.',
    points: ['Phone, address and job history in one place', 'Suppliers with what they sell', 'Found by half a name'],
    claim: 'clients',
  },
  {
    id: 'materials',
    icon: 'package',
    title: 'Materials & Orders',
    description: 'From “need a tank” to “it is on the ute”.',
    points: [
      'Pending, ordered, delivered: seen at a glance',
      'Cost counted against the job’s budget',
      'An order is sent after your yes',
    ],
    claim: 'procurement',
  },
  {
    id: INSIGHTS.id,
    icon: INSIGHTS.icon,
    title: INSIGHTS.title,
    description: INSIGHTS.description,
    points: ['Live figures on the dashboard', 'Income and expenses as a chart', 'How much of each budget is gone'],
    claim: 'insights',
  },
];

/** The eight at the end of /features. */
export const FURTHER_FEATURES: readonly Tool[] = [
  { icon: 'undo', title: 'Receipts with Undo', description: 'See what was done, and take it back.', claim: 'undo' },
  { icon: 'check', title: 'Approvals', description: 'Sending and deleting wait for you.', claim: 'approvals' },
  {
    icon: 'landmark',
    title: 'Tax deductions',
    description: 'Collected through the year, ready for your accountant.',
    claim: 'tax',
  },
  {
    icon: 'file',
    title: 'Your templates',
    description: 'Upload your Word quote; Smoko fills it in.',
    claim: 'templates',
  },
  {
    icon: 'swap',
    title: 'Import and export',
    description: 'Spreadsheets (CSV) in and out. Your records stay yours.',
    claim: 'export',
  },
  {
    icon: 'camera',
    title: 'Photos and documents',
    description: 'Attach them to a message; they stay with the job.',
    claim: 'attachments',
  },
  {
    icon: 'offline',
    title: 'Works in the shed',
    description: 'No reception: what you last saw is still there.',
    claim: 'offline',
  },
  {
    icon: 'terminal',
    title: 'Terminal and API',
    description: 'For whoever in the family writes programs.',
    claim: 'terminal',
  },
];

export const featurePassages: readonly Passage[] = [
  ...[...FEATURE_TRIO, INSIGHTS].map(({ id, title, fullDescription, benefits, claim }) => ({
    id: `features/${id}`,
    title,
    text: `${isSoon(claim) ? 'Coming soon. ' : ''}${fullDescription} ${benefits.join('. ')}.`,
    href: `/features#${id}`,
  })),
  ...TOOL_GROUPS.filter(({ id }) => id !== INSIGHTS.id).map(({ id, title, description, points }) => ({
    id: `features/${id}`,
    title,
    text: `${description} ${points.join('. ')}.`,
    href: `/features#${id}`,
  })),
  ...FURTHER_FEATURES.map(({ title, description }) => ({
    id: `features/further/${title.toLowerCase().replaceAll(' ', '-')}`,
    title,
    text: description,
    href: '/features#more',
  })),
  {
    id: 'features/time-tracking',
    title: 'Time tracking, iOS and Android apps',
    text: 'Coming soon. Smoko has no time tracking yet and no apps in the stores. It runs in the browser of any phone, and can be put on the home screen.',
    href: '/#coming-soon',
  },
];
