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
  { figure: `${hoursSavedADay} hours`, label: 'saved a day, about', claim: 'timeSaved' },
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
    description: 'Invoices and payments straight into the books.',
    claim: 'xero',
  },
  {
    icon: 'clock',
    title: 'Time tracking',
    description: 'Hours on site, straight onto the invoice.',
    claim: 'timeTracking',
  },
  {
    icon: 'users',
    title: 'Team management',
    description: 'More people in one business, each with their own sign-in.',
    claim: 'teamManagement',
  },
];
