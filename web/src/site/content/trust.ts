import { MARKETING } from '@smoko/contract';
import type { ClaimId } from './claims.ts';

const { hoursSavedADay, moreJobsPercent, timesFasterPaid, rating, raters, users, satisfactionPercent } = MARKETING;

interface Figure {
  figure: string;
  label: string;
  claim: ClaimId;
}

/** What customers gain. */
export const GAINS: readonly Figure[] = [
  { figure: `${hoursSavedADay} hours`, label: 'or so saved a day', claim: 'timeSaved' },
  { figure: `${moreJobsPercent}%`, label: 'more jobs won', claim: 'moreJobs' },
  { figure: `${timesFasterPaid}x`, label: 'faster paid', claim: 'fasterPaid' },
];

/** How they find it. */
export const STATS: readonly Figure[] = [
  { figure: String(rating), label: `rating from ${raters}+ tradies`, claim: 'rating' },
  { figure: `${users.toLocaleString('en-AU')}+`, label: 'active users', claim: 'users' },
  { figure: `${satisfactionPercent}%`, label: 'satisfaction', claim: 'satisfaction' },
];

export const COMING_SOON: readonly { icon: string; title: string; description: string; claim: ClaimId }[] = [
  {
    icon: 'smartphone',
    title: 'iOS and Android apps',
    description: 'Until then: put Smoko on your home screen from the browser.',
    claim: 'apps',
  },
  {
    icon: 'swap',
    title: 'Xero and QuickBooks',
    description: 'Until then: invoices, payments and expenses as a spreadsheet (CSV).',
    claim: 'xero',
  },
  {
    icon: 'clock',
    title: 'Time tracking',
    description: 'Until then: hours are a line of the quote or invoice.',
    claim: 'timeTracking',
  },
  {
    icon: 'users',
    title: 'Team management',
    description: 'Until then: one sign-in for each business.',
    claim: 'teamManagement',
  },
];
