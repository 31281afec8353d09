import type { KnownRecord } from '../../../../known.ts';
import { tokens } from '../../../../tools/matching.ts';
import { sentenceCase, tidy } from '../../extract/gap.ts';
import { wordsIn } from '../../records/words.ts';
import { type Act, act } from '../act.ts';
import { placesOf, recordOf, saysReach } from '../found.ts';
import { clientTarget, type Piece, type Scene, type Target } from '../scene.ts';
import { type Span, spanOf } from '../spans.ts';

/** Words of requests that create or send something: those are no change of contact details. */
const OTHER =
  /\b(?:new (?:job|client|customer|one|lead|enquiry|supplier)|add(?! (?:his|her|their|the) (?:number|e?-?mail|phone|mobile|address))|create|quote|invoice|bill|order|send|job for|wants?|needs?|book|remind|(?<!\b(?:you|to|only|and) )ring (?!me|after|before|first)|text (?:him|her|them)|deliver)\b/i;
const NEWS =
  /\b(?:number|phone|mobile|mob|cell|e-?mail|address|moved|moving|lives?|its|it's|is|changed?|changes|new|wrong|missing|actually|sorry|no|wait|nah|update|correct|should be|not|here'?s|got|ask for|contact)\b/i;
/** Whom to ask for, and when and how to reach them: kept as a note on the client. */
const FOR_WHOM =
  /\b(?:ask for|speak (?:to|with)|talk to|deal with|contact (?:is|person|there|name)|new (?:contact|manager|owner|secretary|treasurer|foreman|director|principal|head|coordinator|boss|tenant|accounts (?:person|lady|manager))|(?:is|are|'?s)\s+(?:the\s+)?(?:new\s+)?(?:contact|manager|owner|boss|secretary|treasurer|president|principal|chair\w*|caretaker|foreman|site manager)(?:\s+now)?|instead of|not (?:uncle|aunty|mr|mrs|ms)\b|(?:would |'?d )?(?:rather|prefers?)\b|after hours|best (?:time|to|after|before)|only (?:after|before|answers))/iu;
/** Phrases that add nothing to the new value: "bin the old number", "missing from the card", "all one word". */
const SAID_AGAIN =
  /\b(?:(?:bin|ditch|lose|scrap|forget|delete|drop|remove|chuck|toss|get rid of|ignore)\s+(?:out\s+)?(?:the|his|her|their)?\s*old (?:one|e-?mail|number|phone|mobile|address)|(?:is\s+|was\s+)?(?:missing|not there|blank)(?:\s+(?:from|on|in)\s+(?:the\s+|his\s+|her\s+|their\s+)?(?:card|file|list|record|records|system|books?|page))?|(?:please\s+)?(?:update|fix|change|correct)\s+(?:our|the|my|your|his|her|their)\s+(?:records?|card|file|details?|books?|e-?mail|number|phone|address)|also mentioned that|mentioned that|(?:all )?(?:in )?lower ?case|(?:all )?one word|(?:with )?no (?:spaces?|capitals?|caps)|all together|from now on|(?:the|his|her|their|and|cos)?\s*old\s+(?:ones?|number|phone|mobile|e-?mail|address)(?:['’]?s| is| are| was)?\s+(?:not working|disconnected|dead|gone|no good|doesn['’]?t work|don['’]?t work|cut off|lost|broken|not in use)(?:\s+(?:any ?more|now))?|let (?:me|us) know|told (?:me|us)|telephone)\b/giu;

/** Every place where a word of somebody's name stands. */
const namesOf = ({ name }: KnownRecord, text: string): Span[] => {
  const own = new Set(tokens(name));
  return wordsIn(text).filter(({ text: word }) => own.has(word) || own.has(word.replace(/['’]?s$/u, '')));
};

/** Said where an e-mail address is dictated. */
const ONE_WORD = /\b(?:one word|all together|together|joined(?: up)?|no spaces?|without spaces?)\b/iu;
/** "o tamm at example dot com all one word": the words before the @ belong to the address. */
function wholeMail(mail: string, text: string): { value: string; spans: Span[] } {
  const at = text.toLowerCase().lastIndexOf(mail.toLowerCase());
  const before =
    /(?:^|[,:;]|\b(?:is|its|it's|to|e-?mails?|mail|address|now)\s)\s*(?<said>(?:(?!(?:is|its|to|now|email|mail|address)\b)[\p{L}\d]{1,15}\s+){1,3})$/iu.exec(
      text.slice(0, at),
    );
  const said = before?.groups?.said ?? '';
  const letters = said
    .trim()
    .split(/\s+/)
    .every((word) => word.length === 1);
  if (!said || !(ONE_WORD.test(text) || letters)) return { value: mail, spans: [] };
  return { value: (said.replace(/\s+/g, '') + mail).toLowerCase(), spans: [{ start: at - said.length, end: at }] };
}

/** Changes the contact details of a client or supplier on file: "no wait his emails btran@example.com", "she's moved, 18 Ocean Parade". */
export function contact(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  if (!saysReach(values) || OTHER.test(text) || !NEWS.test(text)) return null;
  const target = whoseReach(piece, scene);
  if (!target?.record) return null;
  const reach = reachSaid(piece);
  const again = [...text.matchAll(SAID_AGAIN)].map(spanOf);
  const note = forWhom(text, [...reach.spans, ...again]);
  const { client, supplier } = values.named;
  const explains = [
    ...reach.spans,
    ...again,
    ...(note?.spans ?? []),
    ...placesOf(client, supplier),
    ...namesOf(target.record, text),
  ];
  if (target.record.kind === 'supplier') {
    return act('update_supplier', { supplier: target.reference, ...reach.fields }, target.record, explains);
  }
  const all = { client: target.reference, ...reach.fields, add_note: note?.text };
  return act('update_client', all, target.record, explains);
}

/** Whose details they are: a supplier where no client is named, else the client who is meant. */
function whoseReach(piece: Piece, scene: Scene): Pick<Target, 'reference' | 'record'> | null {
  const { supplier, client } = piece.values.named;
  const shop = client ? null : recordOf(supplier);
  return shop ? { reference: shop.id, record: shop } : clientTarget(piece, scene);
}

/** The phone, the mail address and the address that were said, and where. */
function reachSaid({ text, values }: Piece) {
  const { phone, email, address } = values;
  const mail = email && wholeMail(email.value, text);
  return {
    fields: { phone: phone?.value, email: mail?.value, address: address?.value },
    spans: [...placesOf(phone, email, address), ...(mail?.spans ?? [])],
  };
}
const CLAUSE = /[^.;\n]+/gu;
/** The clauses that say whom to ask for, without the values that are stored in fields of their own. */
function forWhom(text: string, elsewhere: readonly Span[]): { text: string; spans: Span[] } | null {
  const clauses = [...text.matchAll(CLAUSE)].flatMap(({ index, 0: said }) => {
    const gone = elsewhere.filter(({ start }) => start >= index && start < index + said.length);
    // a stop inside an e-mail address ends no clause
    if (elsewhere.some(({ start, end }) => start < index && index < end)) return [];
    const left = gone
      .toReversed()
      .reduce((rest, { start, end }) => `${rest.slice(0, start - index)},${rest.slice(end - index)}`, said);
    const from = left.search(FOR_WHOM);
    if (from < 0) return [];
    const told = tidy(gone.length ? sinceClause(left, from) : left).replace(/^(?:it is|it's|its|and)\b[\s,]*/iu, '');
    return told ? [{ told, span: { start: index, end: index + said.length } }] : [];
  });
  if (!clauses.length) return null;
  return { text: clauses.map(({ told }) => sentenceCase(told)).join('. '), spans: clauses.map(({ span }) => span) };
}

/** From the beginning of the part between commas or "and" that says it. */
const sinceClause = (text: string, at: number): string =>
  text.slice(
    Math.max(
      0,
      ...[...text.slice(0, at).matchAll(/,\s*(?:and\s+)?|\s+and\s+/giu)].map(
        ({ index, 0: said }) => index + said.length,
      ),
    ),
  );
