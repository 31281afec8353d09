import type { Intent } from '@smoko/contract';
import type { Incoming } from '../book.ts';
import * as says from '../says/suppliers.ts';
import { billTotal } from './amounts.ts';
import { eitherDay } from './exact-days.ts';
import { isCircular, newsIn } from './items.ts';
import { invoiceNumber } from './numbers.ts';
import { questionsIn } from './questions.ts';

/** What they want to hear, without a question mark. */
const ASKS_BACK = /\b(?:let (?:me|us) know|tell (?:me|us)|advise) (?:if|whether|which|what|how)\b/i;

export function supplierIntents(said: string, incoming: Incoming): Intent[] {
  const { today, text } = incoming;
  if (isCircular(said) && !says.BILL.test(said)) return ['other'];
  const news = newsIn(said, incoming);
  const delayed = says.DELAY.test(said) || news.some(({ state }) => state === 'delayed');
  const priced = says.PRICE_CHANGE.test(said);
  const bill = isBill(said, priced);
  const dated = news.some(({ date }) => date !== null);
  // "can it get down the street?" names a delivery and confirms none
  const isAsked = !dated && questionsIn(text).some((one) => one.endsWith('?'));
  const confirms = (says.CONFIRM.test(said) || dated) && !isAsked;
  const found = newsOf({ bill, priced, delayed, dated, confirms, named: news.length > 0 }, said);
  // two days of which one is meant, or none that is sure
  if (!delayed && eitherDay(said, today)) return ['supplier_delay'];
  if (found.length) return found;
  return [questionsIn(text).length || ASKS_BACK.test(said) ? 'question' : 'other'];
}

const isBill = (said: string, priced: boolean): boolean =>
  says.BILL.test(said) &&
  !says.BILL_NOT.test(said) &&
  billTotal(said) !== null &&
  !(priced && invoiceNumber(said) === null);

interface News {
  bill: boolean;
  priced: boolean;
  delayed: boolean;
  /** A day of what is on order. */
  dated: boolean;
  confirms: boolean;
  /** Something on order is named. */
  named: boolean;
}

function newsOf({ bill, priced, delayed, dated, confirms, named }: News, said: string): Intent[] {
  const found: Intent[] = [];
  if (bill && !(dated && !/\binvoice\b.{0,40}\$/i.test(said))) found.push('supplier_bill');
  if (priced && !bill) found.push('supplier_price_change');
  if (delayed && !(bill && !named)) found.push('supplier_delay');
  else if (confirms && !bill && !priced) found.push('supplier_confirms');
  return found;
}
