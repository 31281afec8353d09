import type { ClaimState, PaperWarning } from '@smoko/contract';
import { dollars, shareOf } from '../money.ts';

/** The most that a deposit on home building work can be, by the price of the work; the first step that fits counts. */
interface Cap {
  /** `under`: for prices below it, cents; the last one has none. */
  steps: readonly { under?: number; percent: number }[];
  /** What else to know of it. */
  note?: string;
  source: PaperWarning['source'];
}

// from $20,000 the step below ends; Queensland's first one holds up to and with $3,300
const CAPS: Partial<Record<ClaimState, Cap>> = {
  NSW: {
    steps: [{ percent: 10 }],
    source: {
      name: 'Home Building Act 1989 (NSW), section 8',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1989-147#sec.8',
    },
  },
  VIC: {
    steps: [{ under: 2_000_000, percent: 10 }, { percent: 5 }],
    source: {
      name: 'Domestic Building Contracts Act 1995 (Vic), section 11',
      url: 'https://www.consumer.vic.gov.au/licensing-and-registration/builders-and-tradespeople/running-your-business/domestic-building-contracts/laws-about-home-building-contracts',
    },
  },
  QLD: {
    steps: [{ under: 330_001, percent: 20 }, { under: 2_000_000, percent: 10 }, { percent: 5 }],
    source: {
      name: 'Queensland Building and Construction Commission Act 1991, schedule 1B',
      url: 'https://www.qbcc.qld.gov.au/your-property/build-renovate/contracts-payments/deposits-progress-payments',
    },
  },
  WA: {
    steps: [{ percent: 6.5 }],
    note: 'That holds for fixed-price contracts between $7,500 and $500,000.',
    source: {
      name: 'Home Building Contracts Act 1991 (WA), section 10',
      url: 'https://www.commerce.wa.gov.au/publications/home-building-contracts-act',
    },
  },
};

/** Where nothing certain is known: who to ask. */
const ASK: Partial<Record<ClaimState, PaperWarning['source']>> = {
  SA: {
    name: 'Building Work Contractors Act 1995 (SA)',
    url: 'https://www.legislation.sa.gov.au/lz?path=/c/a/building%20work%20contractors%20act%201995',
  },
  TAS: {
    name: 'Residential Building Work Contracts and Dispute Resolution Act 2016 (Tas)',
    url: 'https://www.legislation.tas.gov.au/view/whole/html/inforce/current/act-2016-019',
  },
  ACT: { name: 'Building Act 2004 (ACT)', url: 'https://www.legislation.act.gov.au/a/2004-11' },
  NT: { name: 'Building Act 1993 (NT)', url: 'https://legislation.nt.gov.au/Legislation/BUILDING-ACT-1993' },
};
const ANYWHERE: PaperWarning['source'] = {
  name: 'business.gov.au: Building and construction',
  url: 'https://business.gov.au/planning/industry-information/building-and-construction-industry',
};

/** The most in cents that a deposit can be there; null where no law of a known figure caps it. */
export function depositCap(state: ClaimState | null, price: number): { percent: number; cents: number } | null {
  const steps = (state && CAPS[state]?.steps) ?? [];
  const step = steps.find(({ under }) => under === undefined || price < under);
  return step ? { percent: step.percent, cents: shareOf(price, step.percent) } : null;
}

/**
 * What to look at of a deposit of so many cents on work of a price, null where nobody said one; none in New Zealand, whose
 * law caps none. `before`: what other deposits of the job ask for, which the cap holds as well.
 */
export function depositWarning(
  state: ClaimState | null,
  deposit: number,
  price: number | null,
  before = 0,
): PaperWarning | null {
  if (deposit <= 0 || state === 'NZ') return null;
  const known = state && CAPS[state];
  const cap = price === null ? null : depositCap(state, price);
  const source = known?.source ?? (state && ASK[state]) ?? ANYWHERE;
  if (!cap || price === null) return { code: 'deposit_check', message: checkWords(state, Boolean(known)), source };
  if (deposit + before <= cap.cents) return null;
  const most = `A deposit on home building work in ${state} is at most ${cap.percent}% of the price: ${dollars(cap.cents)} of ${dollars(price)}.`;
  const others = before ? ` The deposits of this job come to ${dollars(deposit + before)}.` : '';
  const message = [most, `This one is ${dollars(deposit)}.${others}`, known?.note].filter(Boolean).join(' ');
  return { code: 'deposit_over_cap', message, source };
}

function checkWords(state: ClaimState | null, priceUnknown: boolean): string {
  const what = 'ask for as a deposit on home building work';
  if (!state)
    return `Check how much your state lets you ${what}. With the state in your location in Settings, Smoko checks it for you.`;
  const more = priceUnknown ? ' With a price on the job, Smoko checks it for you.' : '';
  return `Check how much ${state} lets you ${what}.${more}`;
}
