import { z } from 'zod';

/** The places whose law on payment claims is known: the states and territories of Australia, and New Zealand. */
export const CLAIM_STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT', 'NZ'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** What the work is, as far as a law asks: `building` is any other. */
export const CLAIM_TRADES = ['building', 'electrical', 'plumbing', 'drainage', 'gas', 'air_conditioning'] as const;
export type ClaimTrade = (typeof CLAIM_TRADES)[number];

/** What makes an invoice a payment claim. */
export const paymentClaimSchema = z.object({
  state: z.enum(CLAIM_STATES),
  /** The client owns the place and lives there. null: not asked where it does not matter. */
  home_owner: z.boolean().nullable(),
  trade: z.enum(CLAIM_TRADES).nullable(),
  work: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** That the contract says; null: as the law says. */
  reply_days: z.int().nullable(),
});
export type PaymentClaim = z.infer<typeof paymentClaimSchema>;

/** What a payment claim says on paper beside the invoice's own words. */
export const claimOnPaperSchema = z.object({
  state: z.enum(CLAIM_STATES),
  /** "This is a payment claim made under ...". */
  words: z.string(),
  /** Which contract it is of: the job, its number and where it is. */
  contract: z.string(),
  work: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** "If you will not pay it in full, reply with ... within 10 business days". */
  reply: z.string(),
  /** New Zealand: Form 1 goes with it. */
  form_1: z.boolean(),
});
export type ClaimOnPaper = z.infer<typeof claimOnPaperSchema>;
