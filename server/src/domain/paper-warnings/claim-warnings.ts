import type { PaperWarning, PaymentClaim } from '@smoko/contract';
import { ACTS } from '../payment-claims/acts.ts';

/** Their laws leave out, in one way or another, work for the owner of a home who lives there. */
const LEAVES_OUT_OWNERS: readonly PaymentClaim['state'][] = ['VIC', 'QLD', 'SA', 'WA', 'ACT'];
/** Who gave work to subcontractors says with each claim that they were paid. */
const SUPPORTING_STATEMENT: Partial<Record<PaymentClaim['state'], PaperWarning['source']>> = {
  NSW: {
    name: 'Building and Construction Industry Security of Payment Act 1999 (NSW), section 13(7)',
    url: 'https://www.nsw.gov.au/housing-and-construction/compliance-and-regulation/security-of-payment/frequently-asked-questions',
  },
  QLD: { name: 'Building Industry Fairness (Security of Payment) Act 2017 (Qld), section 75', url: ACTS.QLD.url },
};

/** Building and Construction Industry (Security of Payment) Act 2021 (WA), section 24(2). */
const NOTICE = " Where it does, a homeowner's notice has to go with the claim.";

/** What a payment claim may need beside its paper, or may not be good for. */
export function claimWarnings({ state, home_owner }: PaymentClaim): PaperWarning[] {
  const { name, url } = ACTS[state];
  const statement = SUPPORTING_STATEMENT[state];
  const warnings: (PaperWarning | false | null | undefined)[] = [
    home_owner === true &&
      LEAVES_OUT_OWNERS.includes(state) && {
        code: 'claim_owner',
        message: `The law of ${state} may not cover work for the owner of a home who lives there. Check before you rely on it.${state === 'WA' ? NOTICE : ''}`,
        source: { name, url },
      },
    statement && {
      code: 'claim_subcontractors',
      message: `If subcontractors worked on it, a supporting statement that they were paid has to go with the claim. Smoko does not write it.`,
      source: statement,
    },
  ];
  return warnings.filter((warning) => warning !== false && warning != null);
}
