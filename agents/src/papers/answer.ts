import { capital, day, money } from '../tools/format.ts';
import { billFrom, billName, expenseOf, isBill, type Proposed } from './expense.ts';
import { type FoundPaper, unreadWords } from './found-paper.ts';
import { withArticle } from './kind.ts';

/** What is said to the tradie of the papers they gave, and what is drafted of them. */
export interface PaperAnswer {
  text: string;
  proposed: Proposed[];
  /** What else the message says, for whoever answers it; null: it only hands the papers over. */
  rest: string | null;
}

const HELLO = `(?:(?:hi|hey|hello|g'?day|morning|please|pls|can you|could you|would you|jerry|renea|michelle|sarah|thanks|cheers|ta|and|so|ok)[ ,]+){0,4}`;
const VERB = `(?:here(?:'?s| is| are)|this is|these are|that'?s|there'?s|got|attached(?: is| are)?|see|find|record|enter|add|log|read|process|put in|save|file|take|i have|we have)`;
const WHICH = `(?:(?:the|an?|this|these|my|our|their|another|new|attached|latest|last|today'?s|two|three|few|some|pdf|tax|supplier'?s?|material'?s?|[\\p{L}&]+'s) ){0,4}`;
const PAPER = String.raw`(?:bills?|invoices?|receipts?|expenses?|pdfs?|files?|papers?|paperwork|documents?|it|this|these|them|one|[^\s/]{1,80}\.pdf(?:(?:,| and) [^\s/]{1,80}\.pdf){0,9})`;
const OF = String.raw`(?: (?:attached|as an? (?:expense|bill)|in|here|up|please|pls|thanks|cheers|ta|(?:(?:from|by|of|for|at|on) [\p{L}\d&'’. /-]{2,60})))`;
const HANDS_OVER = new RegExp(`^${HELLO}(?:${VERB} )?${WHICH}${PAPER}${OF}{0,4}$`, 'iu');
const THANKS = /^(?:thanks|thank you|cheers|ta|please|pls|for you)$/i;

/** Without the sentences that only say that something is attached; null where nothing is left. */
function withoutHandOver(message: string): string | null {
  const rest = message
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const said = sentence.replace(/[\s.!?,:-]{1,10}$/, '').replace(/\s+/g, ' ');
      return said !== '' && !(said.length <= LONGEST && (HANDS_OVER.test(said) || THANKS.test(said)));
    });
  return rest.join(' ') || null;
}
const LONGEST = 240;

/** Null where nothing of them is for here: plans, photos, and what a message wants done with a file. */
export function answerPapers(
  papers: readonly FoundPaper[],
  { message, registered, today }: { message: string; registered: boolean; today: string },
): PaperAnswer | null {
  const rest = withoutHandOver(message);
  const bills = papers.filter(({ paper }) => paper?.kind === 'invoice');
  const others = papers.filter(({ paper, unread }) => unread !== null || (paper !== null && paper.kind !== 'other'));
  const meant = bills.length ? bills : rest === null || ABOUT_BILLS.test(message) ? others : [];
  if (!meant.length) return null;
  const answers = meant.map((found) => answerTo(found, { registered, today }));
  return {
    text: answers.map(({ text }) => text).join('\n\n'),
    proposed: answers.flatMap(({ proposed }) => proposed ?? []),
    rest,
  };
}
const ABOUT_BILLS = /\b(?:bills?|invoices?|expenses?|receipts?)\b/i;

function answerTo(found: FoundPaper, around: { registered: boolean; today: string }) {
  const { paper, name, recorded } = found;
  const also = unreadWords(found);
  const say = (...words: string[]) => ({ text: [...words, ...also].join(' '), proposed: null });
  if (!paper) return say();
  const who = billFrom(paper) ?? 'a supplier I could not find';
  const what = `${billName(paper)} from ${who}`;
  if (paper.kind !== 'invoice') return say(`${name} is ${withArticle(paper.kind)}, not a bill: nothing to record.`);
  if (paper.bankChange)
    return say(
      `${name} asks you to pay into another bank account: this may be fraud. Pay nothing, and ring ${who} on the number you have on file. Nothing was recorded.`,
    );
  if (paper.orders)
    return say(`${name} gives orders to the assistants. It was read as information, and nothing was done.`);
  if (recorded)
    return say(`${capital(what)} is recorded already, with ${money(recorded.amount)}. It was not drafted again.`);
  if (!isBill(paper))
    return say(`I read ${what} in ${name}. ${paper.trouble ?? 'I cannot tell what it comes to'}: tell me the amount.`);
  const proposed = expenseOf(found, paper, { who, ...around });
  const due = paper.balance === 0 ? ', paid' : paper.due ? `, due ${day(paper.due)}` : '';
  const text = [
    `I read ${what} in ${name}: ${money(paper.total)}${due}. It is drafted as an expense: look it over and save it.`,
    '',
    ...proposed.details.filter((line) => !/^(?:Due|Read from)/.test(line)).map((line) => `- ${line}`),
    ...also,
  ].join('\n');
  return { text, proposed };
}
