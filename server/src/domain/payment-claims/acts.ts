import type { ClaimState } from '@smoko/contract';

/** A law on payment claims, as far as an invoice and the clock after it need it (decision 49). */
export interface Act {
  /** As it stands on paper. */
  name: string;
  /** Business days to reply. */
  days: number;
  /** For the owner of a home who lives there, where that differs. */
  ownerDays?: number;
  /** What a business day is called in it. */
  dayName: 'business' | 'working';
  /** What the client answers with. */
  reply: string;
  /** A contract can give more days than the law does, too. */
  openToAgreement?: true;
  /** Days that are no business days beside weekends and public holidays, `MM-DD` to `MM-DD`; it may pass the new year. */
  closed: readonly [from: string, to: string] | null;
  /** A day of which only a part is a public holiday is none of its business days either. */
  partHolidaysCount?: true;
  /** Where it can be read. */
  url: string;
}

const SCHEDULE = 'a payment schedule';
const CHRISTMAS = ['12-27', '12-31'] as const;
const SHUTDOWN = ['12-22', '01-10'] as const;

export const ACTS: Readonly<Record<ClaimState, Act>> = {
  NSW: {
    name: 'Building and Construction Industry Security of Payment Act 1999 (NSW)',
    days: 10,
    dayName: 'business',
    reply: SCHEDULE,
    closed: CHRISTMAS,
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1999-046',
  },
  VIC: {
    name: 'Building and Construction Industry Security of Payment Act 2002 (Vic)',
    days: 10,
    dayName: 'business',
    reply: SCHEDULE,
    // since 1 September 2026: Building Legislation Amendment (Fairer Payments on Jobsites and Other Matters) Act 2025
    closed: SHUTDOWN,
    partHolidaysCount: true,
    url: 'https://www.legislation.vic.gov.au/in-force/acts/building-and-construction-industry-security-payment-act-2002',
  },
  QLD: {
    name: 'Building Industry Fairness (Security of Payment) Act 2017 (Qld)',
    days: 15,
    dayName: 'business',
    reply: SCHEDULE,
    closed: SHUTDOWN,
    url: 'https://www.legislation.qld.gov.au/view/html/inforce/current/act-2017-043',
  },
  SA: {
    name: 'Building and Construction Industry Security of Payment Act 2009 (SA)',
    days: 15,
    dayName: 'business',
    reply: SCHEDULE,
    closed: CHRISTMAS,
    url: 'https://www.sasbc.sa.gov.au/security-of-payments/security-of-payment-act',
  },
  WA: {
    name: 'Building and Construction Industry (Security of Payment) Act 2021 (WA)',
    days: 15,
    dayName: 'business',
    reply: SCHEDULE,
    closed: SHUTDOWN,
    url: 'https://www.commerce.wa.gov.au/building-and-energy/topic-2-making-payment-claim-0',
  },
  TAS: {
    name: 'Building and Construction Industry Security of Payment Act 2009 (Tas)',
    days: 10,
    ownerDays: 20,
    dayName: 'business',
    reply: SCHEDULE,
    closed: CHRISTMAS,
    url: 'https://www.legislation.tas.gov.au/view/whole/html/inforce/current/act-2009-086',
  },
  ACT: {
    name: 'Building and Construction Industry (Security of Payment) Act 2009 (ACT)',
    days: 10,
    dayName: 'business',
    reply: SCHEDULE,
    closed: CHRISTMAS,
    url: 'https://www.legislation.act.gov.au/a/2009-50',
  },
  NT: {
    name: 'Construction Contracts (Security of Payments) Act 2004 (NT)',
    days: 10,
    dayName: 'working',
    reply: 'a notice of dispute',
    openToAgreement: true,
    closed: null,
    url: 'https://legislation.nt.gov.au/Legislation/CONSTRUCTION-CONTRACTS-SECURITY-OF-PAYMENTS-ACT-2004',
  },
  NZ: {
    name: 'Construction Contracts Act 2002',
    days: 20,
    dayName: 'working',
    reply: SCHEDULE,
    openToAgreement: true,
    closed: ['12-24', '01-05'],
    url: 'https://www.legislation.govt.nz/act/public/2002/0046/latest/DLM163299.html',
  },
};

/** What has to stand on a claim to be one: word for word in New South Wales, to its effect elsewhere. */
export const wordsOf = (state: ClaimState): string => `This is a payment claim made under the ${ACTS[state].name}`;

/** Business days to reply: of the law, of the contract where it gives fewer, or any it gives where the law lets it. */
export function replyDays(state: ClaimState, homeOwner: boolean | null, agreed: number | null): number {
  const { days, ownerDays = days, openToAgreement } = ACTS[state];
  const lawful = homeOwner ? ownerDays : days;
  if (agreed === null) return lawful;
  return openToAgreement ? agreed : Math.min(agreed, lawful);
}
