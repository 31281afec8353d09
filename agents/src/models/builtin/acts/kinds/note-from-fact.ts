import { sentenceCase } from '../../extract/gap.ts';
import { KIN_CALLS } from '../../lexicon/again.ts';
import { alternatives } from '../../lexicon/alternatives.ts';
import { FINISH } from '../../lexicon/finishes.ts';
import { type Act, act, leading } from '../act.ts';
import { asks } from '../asks.ts';
import { clientTarget, type Piece, type Scene, type Target } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { IS_CALLED, OWN_TROUBLE } from './note-from-remark.ts';
import { noteJob } from './note-requested.ts';
import { ACCESS, NOTE_FIRST, NOTE_LAST } from './note-words.ts';

/** "ring xanthe and ask if the gate is open": something to find out, not a known fact. */
const ASKS_SOMEBODY = /^(?:(?:and|also|please|pls|just|can you|could you)\s+)*(?:ring|call|phone|ask|find out)\b/iu;
/** Verbs that state how something is or will be. */
const IS =
  /(?:\b(?:is|are|isn'?t|aren'?t|will be|has|have|hasn'?t|haven'?t|got|takes?|uses?|runs?|only|goes|going|gets?|stays?|works?|sleeps?|won'?t|don'?t|dont|can'?t|cant|never|needs? to stay)\b|\p{L}'s\b)/iu;
/** Verbs that state what somebody chose or prefers. */
const CHOSE =
  /\b(?:(?:has |have |'?s |'?ve )?(?:picked|chosen|chose|decided on|settled on|went with|gone with|gone for|going with|going for|opted for|changed (?:it |them )?to)|likes?|prefers?|wants?|would like|need(?:s)?)\s+(?!an?\b|another|some|new|more|me\b|us\b|you\b|to\b)(?=\p{L})/iu;
/** A name, a colon and the fact: "sue: surfmist low sheen". */
const LABELLED = /^[\p{L}'’ ]{2,40}?\s*(?::|\s-+)\s+\S/u;
/** Phrases at the end that ask to keep it. */
const ASKED = new RegExp(
  `[\\s,.;-]*\\b(?:${alternatives(`
    for the record | just so (?:you|we|ya) know | so (?:you|we|the boys|everyone) knows? | in case (?:i|we) forget | please write(?: (?:it|that|this))?(?: down)? | (?:you )?(?:please )?write (?:it|that|this)(?: down)? | please note | note please | save (?:it|that|this)(?: please)? | fyi | for next time | for the file`)})[\\s.!]*$`,
  'iu',
);
const CREW = alternatives(
  'the boys | the lads | the guys | the crew | the team | the fellas | the blokes | the apprentices? | the others | the young fella | everyone | everybody | whoever goes | all',
);
/** Phrases at the start that ask to keep it: "put on kerrys wattle that ...", "make sure the boys know ...", "remember sue wants ...". */
const ASKED_FIRST: readonly RegExp[] = [
  /^(?:(?:and|also|can you|could you|please|pls|just)\s+)*(?:put|add|pop|chuck|stick|whack|write|jot|mark|bung|note)(?:\s+(?:it|this|down|a note))?\s+(?:on|to|in|against|under|for)\s+(?<whose>[^:,]{3,45}?)\s*(?:[:,]|\s-\s|\bthat\b|\bto say\b|\bsaying\b)\s*(?<note>\S.+)$/iu,
  new RegExp(
    `^(?:(?:and|also|can you|could you|please|pls|just)\\s+)*(?:make sure|let|tell|remind|warn)\\s+(?:${CREW})\\s+(?:knows?\\s+)?(?:that\\s+|about\\s+|to\\s+)?(?<note>\\S.+)$`,
    'iu',
  ),
  /^(?:(?:and|also|just)\s+)*(?:remember|fyi|note|nb|heads up|for the record|just so you know|good to know)[\s,:-]+(?:that\s+)?(?<note>(?!(?:to|me|for|on|in|of)\b|the\b.*\bby\b)\S.+)$/iu,
];

/** Subjects that other readers handle (orders, money, days, job news), and moods, which are no facts. */
const OTHERS = new RegExp(
  `[$?%]|\\b(?:${alternatives(`
    remind me | order | ordered | invoice[ds]? | bill | paid | pays? | owes? | owing | deposit | quote[ds]? | gst | plus gst | bucks | dollars | grand | budget | text | e-?mail | send | sent | ring (?:him|her|them|me) | call (?:him|her|them|me) | rang | called | book | booked | move[ds]? | push | shift | cancel\\w* |
    delete | finished | done | completed? | wrapped | arrived | delivered | here | coming | late | running | ready | due | number is | phone | mobile | surname | spelt | lives? | new job | new client | scrap | pulled the pin | gone with someone | good (?:with|for|to go) | started | underway | accepted | approved | declined | instead of us |
    price | goes up | hundred | is at | too | as well | told (?:him|her|them) | happy | unhappy | stoked | rapt | cranky | angry | mad | upset | crook | sick | dead | died | hospital | legend | pain | nightmare | mess | joke | shocker | hopeless | useless | lovely | nice | great | good | bad | awesome | terrible | horrible | beautiful | annoying | funny | pissed | keen | bit me | killing`)})\\b`,
  'iu',
);
const PEOPLE =
  /\b(?:mum|mother|dad|father|wife|husband|partner|son|daughter|kids?|brother|sister|mate|nephew|cousin|boss|missus|neighbou?rs?)\b/iu;
const PAST =
  /\b(?:was|were|had been|has been|has had|have had|did|used to|asked|years)\b|^\s*(?:(?:so|and|well|yeah|oh)\s+)*(?:just|been|took|went|had|here'?s hoping|hope|hoping|the boys|spent|saw|met|drove|left)\b/iu;
const AT_HOME = /\b(?:home|knock|asleep|sleeps?|naps?|nights?|night shift)\b/iu;
const SIZED = /\d\s*(?:by|x)\s*\d/iu;
/** Things that anybody who goes to the site has to know. */
const HOUSE =
  /\b(?:dogs?|cats?|puppy|alarm|keys?|codes?|gate|power|water|wifi|password|parking|stairs|steps|lift|tenants?|baby|newborn|access|driveway|meter ?box|switchboard|manhole|ladder|scaffold|ceilings?|roof|walls?|floors?)\b/iu;
const [MOST_WORDS, LEAST_WORDS] = [34, 3];

/** Notes a fact on the job or client it is about: "sues weatherboards are surfmist, low sheen", "kens oven is a WVE6565". */
export function noteFromFact(piece: Piece, scene: Scene): Act | null {
  if (!mayBeFact(piece)) return null;
  const { body, asked } = factSaid(piece.text);
  if (OTHERS.test(asked ? withoutAsking(body) : body)) return null;
  if (!asked && !isToldAsFact(body, piece)) return null;
  const target = whose(piece, scene);
  if (!target) return null;
  const { record, reference } = target;
  const tool = record.kind === 'client' ? 'update_client' : 'update_job';
  const call = { [record.kind]: reference, add_note: sentenceCase(withoutName(body, piece)) };
  return leading(act(tool, call, record, wholeOf(piece.text)));
}

/** Short enough, without contact details, and nothing that has to be found out first. */
function mayBeFact({ text, values }: Piece): boolean {
  const count = text.split(/\s+/).length;
  if (values.phone || values.email || count > MOST_WORDS || count < LEAST_WORDS) return false;
  // "put that on her file" is read by note-requested.ts
  if (NOTE_LAST.test(text) || NOTE_FIRST.test(text) || ON_FILE.test(text)) return false;
  return !ASKS_SOMEBODY.test(text) && !OWN_TROUBLE.test(text) && !IS_CALLED.test(text);
}
const ON_FILE = /\b(?:his|her|their) (?:file|card|record)\b/iu;

/** The fact without the words that ask to keep it, and whether there were any. */
function factSaid(text: string): { body: string; asked: boolean } {
  const first = ASKED_FIRST.map((says) => says.exec(text)?.groups).find(Boolean);
  const body = (first?.note ?? text.replace(KIN_CALLS, ''))
    .replace(ASKED, '')
    .replace(/^[\s,;:.-]+|[\s,;:.!-]+$/gu, '');
  return { body, asked: first !== undefined || ASKED.test(text) };
}

/** Where nobody asked to keep it, it has to be plain that it is a fact, and it must not be about a day. */
function isToldAsFact(body: string, piece: Piece): boolean {
  const { text, values } = piece;
  if (asks(text) || values.address || !isKept(body, piece)) return false;
  // "3.2 by 4.5" is a size
  return !(values.days.length || values.time) || SIZED.test(body) || AT_HOME.test(body);
}
/** What may follow a name that stands alone; before any other word the name says whose that is. */
const NAME_ENDS_HERE = /^\s*(?:$|[,.]|(?:is|are|has|have|the|that|will|needs?|only)\b)/iu;
/** Drops "for the carport" from "the gate code for the carport is 4471": the note stands on that job anyway. */
function withoutName(body: string, { text, values }: Piece): string {
  const { client, job } = values.named;
  const said = ((client ?? job)?.spans ?? [])
    .filter(({ end }) => NAME_ENDS_HERE.test(text.slice(end)))
    .map(({ start, end }) => text.slice(start, end))
    .filter((name) => /^(?:for|on|at|in|to)\s/iu.test(name));
  const left = said.reduce((rest, name) => rest.replace(name.trimEnd(), ' '), body);
  return left
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.])/g, '')
    .replace(/^[\s,]+|[\s,]+$/g, '');
}

/** Where a note is plainly asked for it may be about anything but money: then the words are checked, else nothing is. */
const withoutAsking = (body: string): string => (/[$?]|\b(?:invoice|paid|owes?|quote|gst)\b/iu.test(body) ? body : '');

/** The one job or client that is named; a fact about nobody on file is not kept. */
function whose(piece: Piece, scene: Scene): (Target & { record: NonNullable<Target['record']> }) | null {
  const { client, job } = piece.values.named;
  if (!client && !job) return null;
  if ((client && !client.value.record) || (job && !job.value.record)) return null;
  const target = noteJob(piece, scene);
  if (target?.record) return { ...target, record: target.record };
  const owner = clientTarget(piece, scene);
  return owner?.record ? { ...owner, record: owner.record } : null;
}

/** Whether the text states something worth keeping: size, make or colour of a thing, or how to get in. */
function isKept(body: string, { text, values }: Piece): boolean {
  const { client, job } = values.named;
  const bare = blanked(text, [...(client?.spans ?? []), ...(job?.spans ?? [])]);
  const telling = FINISH.test(bare) || /\d/.test(bare) || ACCESS.test(bare) || HOUSE.test(bare);
  if (PAST.test(bare) || /^\s*(?:i|we|i'?ve|we'?ve|i'?m|ill)\b/iu.test(bare)) return false;
  if (LABELLED.test(body)) return telling;
  const is = IS.exec(bare);
  const thing = is
    ? /\p{L}{3}/u.test(
        blanked(text, client?.spans ?? [])
          .slice(0, is.index)
          .replace(/\b(?:the|his|her|their|its|place|house|job|for|at|on)\b/giu, ''),
      )
    : false;
  if (is && thing && !PEOPLE.test(bare.slice(0, is.index))) return true;
  return telling && (is !== null || CHOSE.test(bare));
}
