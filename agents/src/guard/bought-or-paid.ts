import { SHOPS } from '../models/builtin/lexicon/places.ts';

const PAID_BY = /\bpaid\b|\b(?:by|on|with|in) (?:card|cash|transfer|eftpos)\b/iu;
const BOUGHT =
  /\b(?:bought|spent|receipts?|dockets?|cost|expenses?|purchased?|picked up|grabbed|(?:i|we) paid|paid (?:for|the|a|an|them|him|her)|supplier|bill from)\b/iu;

/** "bunnings 86.40 for screws, simones job": what was bought there, and no work. */
export const isShop = (tool: string, args: Readonly<Record<string, unknown>>): boolean =>
  tool === 'create_job' && typeof args.job_name === 'string' && SHOPS.has(args.job_name.trim().toLowerCase());

/** Words that say how work stands, and name nothing that is bought. */
const HOW_IT_STANDS = /^(?:(?:all )?(?:done|finished|sorted|paid|completed?|settled)(?:[\s,.]+|$))+$/iu;

/** "erins done, 240 inc gst, paid on card": an expense for somebody who more likely paid than was paid. */
export const paidByThem = (tool: string, args: Readonly<Record<string, unknown>>, said: string): boolean =>
  tool === 'create_finance_record' &&
  args.type === 'expense' &&
  (args.client !== undefined || HOW_IT_STANDS.test(String(args.description ?? '').trim())) &&
  args.supplier === undefined &&
  PAID_BY.test(said) &&
  !BOUGHT.test(said);

/** "credit 50 on the bathroom invoice", where there is none: no new invoice is meant. */
export const creditedInstead = (tool: string, args: Readonly<Record<string, unknown>>, said: string): boolean =>
  /^create_(?:finance_record|invoice)$/.test(tool) &&
  (args.type ?? 'invoice') === 'invoice' &&
  CREDITS.test(said.trim());
const CREDITS =
  /^(?:(?:and|so|ok|okay|then|please|pls|can you|could you|just|now|hey|jerry|renea)[\s,]+)*(?:credit|refund|void|reverse|write off)\b/iu;
