import { type AssistantId, calledBy, type Intent } from '@smoko/contract';
import { brief } from '../../tools/format.ts';
import type { Incoming } from '../book.ts';
import { type Extracted, says } from '../extracted.ts';
import { forwardedFrom, isForward } from '../read/forwarded.ts';
import { isEmergency } from '../says/emergency.ts';
import { texted } from '../says/texted.ts';
import { cancels, confirmsDay, isAway, reschedules } from './jobs.ts';
import { readItYourself } from './mixed.ts';
import { bankChange, saysPaid, supplierBill } from './money.ts';
import {
  complaint,
  emergency,
  instructions,
  newEnquiry,
  optsOut,
  other,
  question,
  spam,
  takesBackPaid,
  thanks,
  wantsMessages,
  wrongNumber,
} from './others.ts';
import { otherPapers, paperBills, withPapers } from './papers.ts';
import { acceptsQuote, counterOffer, declinesQuote } from './quotes.ts';
import { type Fact, fact, type Given, type InboundPlan, type Part, type Task } from './shape.ts';
import { priceChange, supplierNews } from './suppliers.ts';

const PARTS: Record<Intent, (given: Given) => Part> = {
  accepts_quote: acceptsQuote,
  declines_quote: declinesQuote,
  counter_offer: counterOffer,
  reschedule: reschedules,
  cancel: cancels,
  confirms_appointment: confirmsDay,
  question,
  says_paid: saysPaid,
  supplier_confirms: supplierNews,
  supplier_delay: supplierNews,
  supplier_price_change: priceChange,
  supplier_bill: (given) => paperBills(given) ?? supplierBill(given),
  bank_change: bankChange,
  new_enquiry: newEnquiry,
  complaint,
  thanks,
  wrong_number: wrongNumber,
  spam,
  out_of_office: isAway,
  opt_out: optsOut,
  opt_in: wantsMessages,
  instructions,
  owner_command: other,
  other,
};

const BY_KIND: Partial<Record<Intent, AssistantId>> = {
  accepts_quote: 'renea',
  declines_quote: 'renea',
  counter_offer: 'renea',
  says_paid: 'renea',
  supplier_bill: 'renea',
  bank_change: 'renea',
  supplier_confirms: 'sarah',
  supplier_delay: 'sarah',
  supplier_price_change: 'sarah',
  owner_command: 'jerry',
};
/** Nothing is answered, and nothing is made of them, whatever else they say. */
const ALONE: ReadonlySet<Intent> = new Set(['bank_change', 'spam', 'instructions', 'wrong_number', 'out_of_office']);
const NO_ANSWER: ReadonlySet<Intent> = new Set([...ALONE, 'opt_out', 'opt_in', 'thanks', 'confirms_appointment']);
/** What stands for words that mean nothing to us; an emergency has said them already. */
const SAYS_NOTHING = /^(?:wrote:|asks:)/;
const MOST_CHANGES = 5;
const MOST_FACTS = 12;

export interface Surroundings {
  /** The tradie's name, and what messages are signed with. */
  userName: string;
  businessName: string;
  /** What was noticed before: "Sender not verified". */
  warnings: readonly string[];
  namesAttachment: boolean;
  /** May be answered: not a sender whose domain disowns them, nor several it could be. */
  mayAnswer: boolean;
}

/** What comes of a message: worked out by code, the same for every model. */
export function planInbound(incoming: Incoming, read: Extracted, around: Surroundings): InboundPlan {
  const found = withPapers(incoming.mixed ? { ...read, intent: 'other', also: [] } : read, incoming);
  const given: Given = {
    incoming,
    found,
    who:
      incoming.contact.kind === 'unknown'
        ? (found.name ?? incoming.from.name ?? incoming.from.address)
        : incoming.contact.name,
    owner: around.userName.split(/\s+/)[0] ?? around.userName,
    said: texted(`${incoming.subject ?? ''}\n${incoming.text}`),
  };
  if (incoming.mixed) return readItYourself(given, around.warnings);
  const intents = [...new Set([found.intent, ...found.also])].filter(
    (intent) => !ALONE.has(found.intent) || intent === found.intent || intent === 'opt_out',
  );
  const { parts, rings } = partsOf(given, found, intents);
  const changes = parts.flatMap((part) => part.changes ?? []).slice(0, MOST_CHANGES);
  const files = incoming.files.length ? [{ label: 'Attached', value: incoming.files.join(', ') }] : [];
  const questions = found.intent === 'question' ? [] : found.questions.map((value) => ({ label: 'Asks', value }));
  const missing = around.namesAttachment && incoming.files.length === 0;
  const warnings = [
    ...around.warnings,
    ...parts.flatMap((part) => part.warnings ?? []),
    ...(missing ? ['It says something is attached, but nothing was attached.'] : []),
  ];
  const facts: Fact[] = ALONE.has(found.intent)
    ? parts.flatMap((part) => part.facts ?? [])
    : unique([...parts.flatMap((part) => part.facts ?? []), ...questions, ...passedOn(incoming), ...files]);
  return {
    intent: found.intent,
    summary: brief(`${given.who} ${parts.map(({ clause }) => clause).join(', and ')}`, 300),
    facts: facts.slice(0, MOST_FACTS).map(({ label, value }) => ({ label, value: brief(value, 300) })),
    warnings: [...new Set(warnings)],
    assistant: [found.intent, ...found.also].flatMap((intent) => BY_KIND[intent] ?? [])[0] ?? 'michelle',
    changes,
    urgent: rings ? 'emergency' : intents.includes('complaint') && !incoming.automatic ? 'complaint' : null,
    task: taskOf(parts, given, files),
    draft: mayAnswer(incoming, around) ? answerOf(rings ? ['other'] : intents, parts, given, around) : null,
    opt_out: says(found, 'opt_out'),
    unpaid: takesBackPaid(given),
  };
}

/** Nobody is written back to by themselves. */
const mayAnswer = ({ automatic, contact }: Incoming, around: Surroundings): boolean =>
  around.mayAnswer && !automatic && contact.kind !== 'owner';

/** What each thing that is said comes to, an emergency first: a person's, not what sounds like one in spam or a circular. */
function partsOf(given: Given, found: Extracted, intents: readonly Intent[]): { parts: Part[]; rings: boolean } {
  const said = intents.map((intent) => PARTS[intent](given));
  const meant = said.filter(({ clause }) => !SAYS_NOTHING.test(clause));
  const rings = !ALONE.has(found.intent) && !given.incoming.automatic && isEmergency(given.said);
  if (rings) return { parts: [emergency(given), ...meant], rings };
  const papers = ALONE.has(found.intent) ? null : otherPapers(given, found);
  return { parts: papers ? [...meant, papers] : said, rings };
}

const passedOn = (incoming: Incoming): Fact[] =>
  isForward(incoming) ? fact('Forwarded from', forwardedFrom(incoming)) : [];

const unique = (facts: Fact[]): Fact[] => [
  ...new Map(facts.map((fact) => [`${fact.label}${fact.value}`, fact])).values(),
];

/** One to-do a message: the first that is needed, with what the others say. */
function taskOf(parts: Part[], { found, who, incoming }: Given, files: Fact[]): Task | null {
  const tasks = parts.flatMap((part) => part.task ?? []);
  const [first, ...rest] = tasks;
  if (!first) {
    const asks =
      found.questions.length &&
      !ALONE.has(found.intent) &&
      found.intent !== 'opt_out' &&
      incoming.contact.kind !== 'unknown';
    return asks
      ? { task_name: brief(`Answer ${who}: ${found.questions.join(' ')}`, 280), notes: null, project_id: null }
      : null;
  }
  const notes = [
    first.notes,
    ...rest.map(({ task_name }) => task_name),
    ...files.map(({ value }) => `Attached: ${value}`),
  ];
  return {
    task_name: brief(first.task_name.replace(/\s+/g, ' '), 290),
    notes: notes.filter(Boolean).join('\n').slice(0, 2_000) || null,
    project_id: first.project_id,
  };
}

/** "Dave will check it off and get back to you about it.": two things at the most, and one day to be told. */
function inOne(answers: readonly string[], owner: string): string {
  const [first = '', second] = answers.some((one) => one.includes('the diary'))
    ? answers.filter((one) => !one.includes('a start date'))
    : answers;
  const will = `${owner} will `;
  if (!second) return first;
  return first.startsWith(will) && second.startsWith(will)
    ? `${first.slice(0, -1)} and ${second.slice(will.length)}`
    : `${first} ${second}`;
}

/** Thanks and who will look at it: nothing is promised, no figure is named. */
function answerOf(
  intents: Intent[],
  parts: Part[],
  { incoming, who, found, owner }: Given,
  { businessName, userName }: Surroundings,
): string | null {
  if (intents.some((intent) => NO_ANSWER.has(intent))) return null;
  const answers = parts.flatMap((part) => part.answer ?? []);
  const [answer] = answers;
  if (!answer) return null;
  const name = incoming.contact.kind === 'unknown' ? found.name : who;
  const first = incoming.contact.kind === 'supplier' || !name ? null : calledBy(name);
  const complains = intents.includes('complaint');
  const hello = complains
    ? `Hi${first ? ` ${first}` : ''}, `
    : first
      ? `Thanks ${first}, got that. `
      : 'Thanks, got that. ';
  const words = `${hello}${inOne([...new Set(answers)], owner)}`;
  return incoming.channel === 'email' ? `${words}\n\n${userName}\n${businessName}` : words;
}
