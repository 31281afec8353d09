import { quotes } from '@smoko/contract';
import { money } from '../../tools/format.ts';
import type { BookQuote } from '../book.ts';
import { openQuotes, type Stance, stancesIn } from '../read/by-quote.ts';
import { conditionIn } from '../read/conditions.ts';
import { texted } from '../says/texted.ts';
import { chosenQuote } from './choose.ts';
import { fact, type Given, type Part } from './shape.ts';

const nameOf = ({ short_name, total }: BookQuote): string => `quote ${short_name}${total ? ` (${money(total)})` : ''}`;
const update = quotes.operations.update;
const asked = ({ found }: Given): string => (found.questions.length ? ` They ask: ${found.questions.join(' ')}` : '');

const theQuote = ({ incoming, found, said }: Given): BookQuote | null =>
  chosenQuote(incoming.book, incoming.about.quote_id, said, found.amount);

const whichQuote = ({ incoming }: Given): string => openQuotes(incoming.book.quotes).map(nameOf).join(', ');

/** What is said of quotes by name: of those alone something is proposed then. */
function stances({ incoming: { book, text, between } }: Given): {
  named: boolean;
  of: (says: Stance['says']) => BookQuote[];
} {
  const open = openQuotes(book.quotes);
  // not the subject, which is ours
  const all = stancesIn(texted(text), open, book.jobs, between);
  return {
    named: open.length > 1 && all.length > 0,
    of: (says) => all.flatMap((one) => (one.says === says ? [one.quote] : [])),
  };
}

const marked = (quote: BookQuote, status: 'accepted' | 'declined', why: string) => ({
  operation: update,
  input: { id: quote.id, status },
  ask: `Mark ${nameOf(quote)} as ${status}: ${why}`,
  done: `Marked ${nameOf(quote)} as ${status}`,
  details: [`Status: ${status}`],
  tool: 'update_quote',
});

export function acceptsQuote(given: Given): Part {
  const { who, owner } = given;
  const { named, of } = stances(given);
  const [hanging] = of('hangs');
  if (hanging) return yesWith(given, hanging, conditionIn(given.said) ?? { kind: 'condition', words: given.said });
  const [quote = named ? null : theQuote(given), ...more] = of('yes');
  if (!quote)
    return {
      clause: 'says yes, but it is not clear to which quote',
      task: {
        task_name: `Ask ${who} which quote they said yes to`,
        notes: `${whichQuote(given) ? `Open: ${whichQuote(given)}.` : 'No quote is open with them.'}${asked(given)}`,
        project_id: null,
      },
      answer: `${owner} will ${whichQuote(given) ? 'confirm the details and a start date with you' : 'get back to you about it'}.`,
    };
  // of one that is named, it was looked for in what is said of it
  const hangs = of('yes').length > 0 && named ? null : conditionIn(given.said);
  if (hangs) return yesWith(given, quote, hangs);
  const names = [quote, ...more].map(nameOf).join(' and ');
  return {
    clause: `said yes to ${names}`,
    changes: [quote, ...more].map((one) => marked(one, 'accepted', `${who} said yes`)),
    task: {
      task_name: `${who} said yes to ${names}: book the job in`,
      notes: asked(given).trim() || null,
      project_id: null,
    },
    facts: [quote, ...more].flatMap((one) => fact('Quote', nameOf(one))),
    answer: `${owner} will confirm ${/deposit/i.test(given.said) ? 'the deposit and a start date' : 'the details and a start date'} with you.`,
  };
}

/** Neither a yes nor a no: the quote stays as it is until the tradie has settled it with them. */
function yesWith(
  { who, owner, incoming, found }: Given,
  quote: BookQuote,
  { kind, words }: { kind: 'condition' | 'part'; words: string },
): Part {
  const isPart = kind === 'part';
  return {
    clause: isPart
      ? `says yes to a part of ${nameOf(quote)}: "${words}"`
      : `says yes to ${nameOf(quote)}, with a condition: "${words}"`,
    task: {
      task_name: isPart
        ? `${who} wants only a part of ${nameOf(quote)}: change the quote and send it again`
        : `${who} says yes to ${nameOf(quote)} with a condition: settle it with them`,
      notes: [`They wrote: ${incoming.text.slice(0, 500)}`, ...found.questions.map((one) => `They ask: ${one}`)].join(
        '\n',
      ),
      project_id: null,
    },
    facts: [...fact('Quote', nameOf(quote)), ...fact(isPart ? 'Only' : 'Condition', words)],
    warnings: [
      isPart
        ? 'A yes to a part is no yes to the quote. It stays as it is until you change it.'
        : 'A yes with a condition is not a yes yet. The quote stays as it is until you change it.',
    ],
    answer: `${owner} will get back to you about that.`,
  };
}

export function declinesQuote(given: Given): Part {
  const { who, found } = given;
  const { named, of } = stances(given);
  const [quote = named ? null : theQuote(given), ...more] = of('no');
  if (!quote) return { clause: 'says no to a quote', task: null, answer: 'All the best with it.' };
  const names = [quote, ...more].map(nameOf).join(' and ');
  return {
    clause: `said no to ${names}`,
    changes: [quote, ...more].map((one) => marked(one, 'declined', `${who} said no`)),
    task: found.questions.length
      ? { task_name: `Answer ${who} about ${names}`, notes: asked(given).trim(), project_id: null }
      : null,
    facts: [quote, ...more].flatMap((one) => fact('Quote', nameOf(one))),
    answer: 'All the best with it.',
  };
}

export function counterOffer(given: Given): Part {
  const { who, owner, found, incoming } = given;
  const quote = theQuote(given);
  const about = quote ? ` for ${nameOf(quote)}` : '';
  const offer = found.amount !== null ? money(found.amount) : null;
  return {
    clause: offer ? `offers ${offer}${about}` : `asks for another price${about}`,
    task: {
      task_name: offer ? `Decide on ${who}'s offer of ${offer}${about}` : `Decide on another price for ${who}${about}`,
      notes: `They wrote: ${incoming.text.slice(0, 500)}`,
      project_id: null,
    },
    facts: [...fact('Quote', quote && nameOf(quote)), ...fact('Offer', offer)],
    warnings: ['Another price is not a yes. The quote stays as it is until you change it.'],
    answer: `${owner} will have a look at the price and get back to you.`,
  };
}
