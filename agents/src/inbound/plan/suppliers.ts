import { procurementItems } from '@smoko/contract';
import { day, money } from '../../tools/format.ts';
import type { BookItem } from '../book.ts';
import type { ItemNews } from '../extracted.ts';
import { eitherDay } from '../read/exact-days.ts';
import { isUnclearWhich } from '../read/items.ts';
import { type Change, fact, type Given, type Part } from './shape.ts';

const update = procurementItems.operations.update;
const itemOf = ({ incoming }: Given, news: ItemNews): BookItem | undefined =>
  incoming.book.items.find(({ item_name }) => item_name === news.name);

function changeFor(item: BookItem, { date }: ItemNews, who: string): Change[] {
  if (date === null || date === item.delivery_date) return [];
  const what = `${item.item_name} x ${item.quantity}`;
  const was = item.delivery_date ? `Was: ${day(item.delivery_date)}` : 'No delivery day so far';
  const base = { operation: update, tool: 'update_procurement_item', details: [was, `New: ${day(date)}`] };
  const words = {
    ask: `Set the delivery of ${what} to ${day(date)}: ${who} says so`,
    done: `Set the delivery of ${what} to ${day(date)}`,
  };
  const moved: Change = { ...base, ...words, input: { id: item.id, delivery_date: date } };
  if (item.status !== 'pending') return [moved];
  const ordered: Change = {
    ...base,
    input: { id: item.id, status: 'ordered' },
    ask: `Mark ${what} as ordered: ${who} has confirmed it`,
    done: `Marked ${what} as ordered`,
    details: ['Status: ordered'],
  };
  return [moved, ordered];
}

const tooLate = (item: BookItem, date: string | null): boolean =>
  date !== null && item.job?.job_date !== null && item.job !== null && date > (item.job.job_date ?? date);

/** What a supplier says of what is on order. */
export function supplierNews(given: Given): Part {
  const { found, who, incoming, owner } = given;
  const told = found.items.flatMap((news) => {
    const item = itemOf(given, news);
    return item ? [{ item, news }] : [];
  });
  const either = eitherDay(given.said, incoming.today);
  if (either) return whichDay(given, either);
  if (told.length === 0 && isUnclearWhich(given.said, incoming.book.items)) return whichItem(given);
  const late = told.filter(({ item, news }) => tooLate(item, news.date));
  const delayed = told.filter(({ news }) => news.state === 'delayed');
  const line = ({ item, news }: (typeof told)[number]): string =>
    `${item.item_name} x ${item.quantity}${news.date ? `: ${news.state === 'delayed' ? 'delayed, now ' : ''}${day(news.date)}` : ''}`;
  const isDelay = found.intent === 'supplier_delay' || delayed.length > 0;
  const lacks = NO_MORE.test(given.said) && delayed.length > 0 && delayed.every(({ news }) => news.date === null);
  const clause = lacks
    ? `cannot supply as ordered: ${delayed.map(line).join('; ')}`
    : told.length
      ? `${isDelay ? 'has a delay' : 'confirms'}: ${(isDelay && delayed.length ? delayed : told).map(line).join('; ')}`
      : isDelay
        ? 'tells of a delay'
        : 'tells of an order';
  return {
    clause,
    changes: told.flatMap(({ item, news }) => changeFor(item, news, who)),
    task:
      isDelay || told.length === 0
        ? {
            task_name:
              `${lacks ? `Decide with ${who} what to take instead` : `Delay from ${who}`}: ${(delayed.length ? delayed : told).map(line).join('; ') || incoming.text.slice(0, 120)}`.replace(
                /^Delay(?= from)/,
                isDelay ? 'Delay' : 'Check the order news',
              ),
            notes: [...late.map(({ item, news }) => lateWords(item, news)), theyWrote(incoming)].join('\n'),
            project_id: null,
          }
        : null,
    facts: told.map(({ item, news }) => ({
      label: item.item_name,
      value: `${item.quantity}, ${news.state}${news.date ? `, ${day(news.date)}` : ''}`,
    })),
    warnings: late.map(({ item, news }) => lateWords(item, news)),
    answer: `${owner} has your message.`,
  };
}

/** It does not come later: it does not come at all. */
const NO_MORE = /\b(?:discontinued|no longer (?:available|made|stock\p{L}*|suppl\p{L}*))\b/iu;
const theyWrote = ({ text }: Given['incoming']): string => `They wrote: ${text.slice(0, 500)}`;

/** Two days of which one is meant: none is set. */
function whichDay({ who, owner, incoming }: Given, days: readonly string[]): Part {
  const names = days.map((one) => day(one)).join(' or ');
  return {
    clause: `tells of a delivery, but it is not clear which day: ${names}`,
    task: {
      task_name: `Ask ${who} which day it comes: ${names}`,
      notes: theyWrote(incoming),
      project_id: null,
    },
    answer: `${owner} has your message.`,
  };
}

/** Several are open, and none is named: nothing is guessed. */
function whichItem({ found, who, owner, incoming }: Given): Part {
  const open = incoming.book.items.map(({ item_name, quantity }) => `${item_name} x ${quantity}`).join(', ');
  return {
    clause: `${found.intent === 'supplier_delay' ? 'tells of a delay' : 'tells of an order'}, but it is not clear which item`,
    task: {
      task_name: `Ask ${who} which item they mean`,
      notes: `On order: ${open}.\n${theyWrote(incoming)}`,
      project_id: null,
    },
    answer: `${owner} has your message.`,
  };
}

const lateWords = (item: BookItem, { date }: ItemNews): string =>
  `${item.item_name} comes ${day(date ?? '')}, after job ${item.job?.job_number} - ${item.job?.job_name} starts on ${day(item.job?.job_date ?? '')}.`;

/** Of one item that is on order, where the new price is said: for a yes. */
function newPriceOf(item: BookItem | undefined, { price }: ItemNews, who: string): Change[] {
  if (!item || price === null || price <= 0 || price === item.unit_price) return [];
  const was = item.unit_price == null ? 'No price so far' : `Was: ${money(item.unit_price)}`;
  return [
    {
      operation: update,
      tool: 'update_procurement_item',
      input: { id: item.id, unit_price: price },
      ask: `Set the price of ${item.item_name} to ${money(price)} each: ${who} says so`,
      done: `Set the price of ${item.item_name} to ${money(price)} each`,
      details: [was, `New: ${money(price)} each`, `For ${item.quantity}: ${money(price * item.quantity)}`],
    },
  ];
}

export function priceChange(given: Given): Part {
  const { found, who, owner, incoming } = given;
  const amount = found.amount !== null ? money(found.amount) : null;
  const named = found.items
    .map((news) => `${news.name}${news.price !== null ? ` ${money(news.price)}` : ''}`)
    .join(', ');
  const questions = found.questions.map((value) => ({ label: 'Asks', value }));
  return {
    clause: `changes a price${named ? `: ${named}` : amount ? `: ${amount}` : ''}`,
    task: {
      task_name: `Check ${who}'s new price${named ? `: ${named}` : ''}`,
      notes: theyWrote(incoming),
      project_id: null,
    },
    changes: found.items.flatMap((news) => newPriceOf(itemOf(given, news), news, who)),
    facts: [...fact('Items', named), ...fact('Amount', amount), ...questions],
    answer: `${owner} will have a look at it.`,
  };
}
