import { GAP, sentenceCase, tidy } from '../../extract/gap.ts';
import { isWorkProper } from '../../lexicon/work.ts';
import { ASKING_ONLY, FOUND_US, SOMEBODY, TALK, WANTS_PLAINLY } from './intake-words.ts';

/** What is to be done: a short name for the job, and everything else that was said about it. */
export interface Work {
  name: string | null;
  rest: readonly string[];
}

/** Characters and words; longer ones are told, not called. */
const LONGEST = 60;
const MOST_WORDS = 9;

const PIECE =
  /\s*[;\n]+\s*|(?<!\b(?:st|mt|mr|mrs|ms|dr|approx))[.!?]+(?:\s+|$)|\s*,(?!(?<=\d,)\d{3}(?!\d))\s*|\s*¦\s*|\s+-\s+|\s+(?=(?:and\s+)?(?:he|she|they)(?:['’]?s|['’]?d|['’]?re)?\s+(?:also\s+)?(?:wants?|needs?|would like|like me|reckons?)\b)/giu;
const WANTS_LEAD =
  /^(?:(?:and|but|so|who|he|she|they|it|that|also|just|now|really|basically|apparently|reckons?|says|said)['’]?(?:s|re|d|ve)?\s+)*(?:(?:is|are|was|were|has|have|been)\s+)?(?:wants?|wanted|wanting|needs?|needed|needing|would like|would love|wouldn['’]?t mind|d like|like|is after|after|looking for|looking to get|looking to have|looking to|chasing|keen on|keen for|keen to get|asking for|asked for|asking about|asking if (?:i|we) (?:can|could|do)|asked (?:me|us) to|asked if (?:i|we) (?:can|could)|hoping for|interested in|requires?|requesting|has got|got|has|have|rang about|called about|reckons?|about)(?![\p{L}'’])\s*(?:(?:me|us|someone|somebody|you)\s+)?(?:to\s+(?:have\s+|get\s+|come\s+(?:and|out)\s+(?:and\s+)?)?)?(?:get\s+|have\s+)?/iu;
const PRICE_ONLY =
  /^(?:(?:an?|the|me|us|to|rough|idea of|free|bit of a|some|get)\s+)*(?:price|quote|estimate|quotation|ballpark|figure|callback|call back|call|hand|look)s?(?:\s+(?:asap|please|soon|when i can|if possible))*$/iu;
/** "a price on a new deck": the deck is the work. */
const PRICE_LEAD =
  /^(?:(?:an?|the|me|us|to|rough|idea of|free|bit of a|some|get|me to)\s+)*(?:price|quote|estimate|quotation|ballpark|figure|look|squiz|hand)s?\s+(?:on|for|to|with|at|of)\s+(?=\S)/iu;
const SMALL_LEAD =
  /^(?:(?:the|a|an|his|her|their|its|my|our|your|some|this|that|of|for|to|is|it|it's|its|bit|with|on|about|also|just|like|and|do|job|work|mahi|gig|theres|there's|got|new|is for|needs)\s+)*(?:(?:is|job|for|to|a|an|the|his|her|their)\s+)*/iu;
const SUBJECT_LEAD = new RegExp(
  `^(?:(?:the|a|an|this|that|new|old|young)\\s+)*(?:${SOMEBODY})\\b\\s*(?:(?:is|who|that|he|she|they)\\s+)*$`,
  'iu',
);
/** Where what is called goes over into the telling. */
const GOES_ON =
  /\s+(?:because|cos|coz|cause|as (?:he|she|they|its|it's)|that(?:'?s)?|which|before (?:he|she|they|it|we|i|the)|while|so (?:he|she|they|i|we|that|put|can|could|book|add|just|chuck|pop)|same day|same time|and (?:he|she|they|its|it's|i|we|wants?|needs?|can|could|would|put|said|says|i'll|ill)|but|if|when|since|until|asap|urgent(?:ly)?|please|(?:as soon as|sometime|some time|before|after|by|around|about|roughly|approx\w*|any ?time|no rush|next|this)\b|on$)(?![\p{L}'’])/iu;

/** Reads what is left of an intake once its people and values are blanked. */
export function workIn(text: string): Work {
  const pieces = text
    .split(PIECE)
    .map(cleaned)
    .filter((piece) => piece !== '' && !saysNothing(piece));
  const ranked = pieces.map((piece, i) => ({ i, ...candidate(piece) })).filter(({ rank }) => rank > 0);
  const best = ranked.reduce<(typeof ranked)[number] | null>(
    (top, one) => (top && top.rank >= one.rank ? top : one),
    null,
  );
  const rest = pieces.flatMap((piece, i) => {
    if (i !== best?.i) return [sentenceCase(piece)];
    return best.told ? [sentenceCase(best.told)] : [];
  });
  return { name: best ? sentenceCase(best.name) : null, rest };
}

/** What a form or a subject line calls it. */
const LABEL =
  /^\s*(?:(?:new|job|web|website)\s+)*(?:job|work|mob|mobile|where|what|name|phone|enquiry|inquiry|message|details?|site)\s*(?:[:=]|-(?=\s)|$)\s*/iu;
/** Without talk at its ends. */
function cleaned(piece: string): string {
  const bare = tidy(piece.replaceAll(GAP, ' ').replace(TALK, '').replace(LABEL, '')).replace(
    /\s+(?:mate|cheers|thanks|thank you|ta|please|pls|eh|aye|bro|boss|hes|shes|he's|she's|theyre|live|lives)$/iu,
    '',
  );
  return SUBJECT_LEAD.test(bare) ? '' : bare;
}

/** "chuck marg in the system". */
const FILED =
  /^(?:(?:wants?|wanted|needs?)\s+)?(?:to\s+)?(?:put|add|chuck|pop|whack|bung|stick|set|enter|save|load|get|go|be)\s+(?:\S+\s+){0,3}(?:in|on|into|to|down|up)(?:\s+(?:the|our|my))?(?:\s+(?:system|books?|list|file|computer|directory|contacts))?$/iu;
/** "hang on it's Kaitlyn", "K and a y": how a name is written is put right. */
const RIGHTED =
  /^(?:(?:hang on|hold on|wait|no|nah|sorry|oops|actually|i mean)[\s,]+)+(?:it'?s|its|that'?s|thats|with|spelt)?\s*[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?$|^(?:(?:an?|with|and|not|double|two|one)\s+|\p{L}(?:\s+|$)){2,}$|^(?:(?:no|nah|sorry|wait|oops)[\s,]+)*\d{2,4} (?:on|at) the end$/iu;
const saysNothing = (piece: string): boolean =>
  RIGHTED.test(piece) ||
  FILED.test(piece) ||
  ASKING_ONLY.test(piece) ||
  !/\p{L}{2}|\d/u.test(piece) ||
  /^(?:(?:new|another|one|he|she|they|it|its|it's|hes|he's|shes|she's|is|are|at|on|in|from|of|to|the|a|an|for|and|with|his|her|their|number|phone|mobile|email|address|name|me|us|got|have|is|live|lives|living|place|called|call|rang|there|be|i|im|i'll|ill|id|i'd|we|told|him|them|that|who|also|my|our|clients|customers|directory|contacts|list|book|books|client|customer|job|work|contact|details|suburb|message|subject|no|as)\b[\s,:'’-]*)+$/iu.test(
    piece,
  );

interface Candidate {
  name: string;
  /** The whole piece, where it says more than the name. */
  told: string | null;
  /** How likely it is the work; 0 for what is none. */
  rank: number;
}
const NO_WORK: Candidate = { name: '', told: null, rank: 0 };

/** What a piece of the message would call the job. */
function candidate(piece: string): Candidate {
  const wish = wishIn(piece);
  const of = wish.of.trim();
  if (PRICE_ONLY.test(of) || (!WANTS_PLAINLY.test(piece) && FOUND_US.test(piece))) return NO_WORK;
  if (wish.plainness && WISHED_IT.test(of)) return wantedOf(wish.before, piece);
  return calledJob(piece) ?? workWished(wish, piece);
}

interface Wish {
  /** What is wished for; the whole piece where nothing says that it is. */
  of: string;
  /** What stands before the wish inside a piece. */
  before: string;
  /** 2 "wants", 1 "asked about", 0 not said. */
  plainness: 0 | 1 | 2;
}
function wishIn(piece: string): Wish {
  const lead = WANTS_LEAD.exec(piece)?.[0];
  if (lead !== undefined) {
    const plain = /want|need|like|after|look|chas|keen/i.test(lead);
    return { of: piece.slice(lead.length), before: '', plainness: plain ? 2 : 1 };
  }
  const inner = WANTS_PLAINLY.exec(piece);
  if (!inner) return { of: piece, before: '', plainness: 0 };
  return { of: piece.slice(inner.index + inner[0].length), before: piece.slice(0, inner.index), plainness: 2 };
}

/** "i have a driveway job". */
function calledJob(piece: string): Candidate | null {
  const called = CALLED_JOB.exec(piece)?.groups?.name;
  if (!called || !isWorkNamed(called)) return null;
  const told = tidy(piece.replace(CALLED_JOB, ' '));
  return { name: tidy(called), told: saysNothing(told) ? null : told, rank: 2 };
}

function workWished(wish: Wish, piece: string): Candidate {
  const said = wish.of
    .trim()
    .replace(PRICE_LEAD, '')
    .replace(/^(?:to\s+)?(?:have|get|do|me to|us to|someone to)\s+/iu, '')
    .replace(SMALL_LEAD, '');
  const [name, more] = shortened(said);
  if (!name || !/\p{L}{3}/u.test(name) || STANDS_IN.test(name)) return NO_WORK;
  const isWork = isWorkNamed(name) || AMISS.test(name);
  const doubts = [
    HOW.test(said) || FROM.test(said),
    SPEAKER.test(piece) && !wish.plainness,
    BROUGHT_IN.test(piece),
  ].filter(Boolean).length;
  return { name, told: more ? tidy(piece) : null, rank: (isWork ? 2 : 0) + wish.plainness - 2 * doubts };
}
/** "painting" comes of paint; "singing" of nothing that a tradie does. */
function isWorkWord(word: string): boolean {
  if (!isWorkProper(word)) return false;
  const stem = /^(?<stem>\p{L}{3,})(?:ings?|ment|ation)$/iu.exec(word)?.groups?.stem;
  if (
    !stem ||
    /\b(?:wiring|guttering|spouting|flashing|railing|ceiling|decking|paving|cladding|plumbing|flooring|roofing|lighting|glazing|fencing|paling|landing|awning)s?$/iu.test(
      word,
    )
  )
    return true;
  return [stem, `${stem}e`, stem.slice(0, -1)].some(isWorkProper);
}
/** What is the matter with a thing. */
const AMISS =
  /\b(?:leak\w*|broken?|busted|stuffed|carked|died|dead|cracked|blocked|clogged|rotten|rusted|loose|faulty|tripping|dripping|overflow\w*|flooded|collapsed|falling|fell|sagging|wont|won't|isnt|isn't|doesnt|doesn't|keeps|stopped|playing up|not (?:working|heating|cooling|draining|starting|turning)|burst|smash\w*|stuck|jammed|damaged|noisy|smell\w*|wobbly|peeling|mould\w*|infest\w*|wasps?|ants|rats|possum)\b/iu;
/** What stands for something else is nothing to call a job by. */
const STANDS_IN =
  /^(?:it|that|this|them|him|her|me|us|one|same|the same|something|anything|work|done|it done|me to come|i come|to come|come|asap|urgent)\b/iu;
/** "he wants it before christmas": when and how, of what is called elsewhere. */
const WISHED_IT =
  /^(?:it|that|them|this|those)\b(?!\s+(?:fixed|replaced|removed|painted|cut|taken|pulled|installed|fitted|moved))/iu;
/** "big gum over the garage wants it down": the thing itself stands in front. */
function wantedOf(thing: string, piece: string): Candidate {
  const name = tidy(thing.replace(SMALL_LEAD, '').replace(/\s+(?:he|she|they|who|and)\s*$/iu, ''));
  return isWorkNamed(name) || AMISS.test(name) ? { name, told: tidy(piece), rank: 3 } : NO_WORK;
}
const CALLED_JOB = /\b(?:an?|another|the|new|this)\s+(?<name>(?:\p{L}[\p{L}-]*\s+){1,3}?)(?:job|gig)\b/iu;
const isWorkNamed = (name: string): boolean =>
  name.split(/[^\p{L}-]+/u).some((word) => word !== '' && isWorkWord(word));
/** Measures, conditions, whereabouts and manners: told beside the work. */
const HOW =
  /^(?:about\s+|around\s+|approx\w*\s+|roughly\s+)?\d+(?:\.\d+)?\s*(?:sq|m|mm|metre|meter|lm|sqm|square|x|storey|bed)\b|^(?:no rush|any ?time|asap|urgent|(?:gate|side gate|door) (?:code|is|was|will|open|unlocked|locked)|keys?|dog|park|parking|access|ring|call|code|lovely|nice|good|great|bit of)\b/iu;
/** The sentence that brings somebody in is not the work while there is another. */
const BROUGHT_IN =
  /\bnew (?:cafe|shop|place|client|customer|school|tenant|people|family)\b|^(?:put|chuck|add|pop|whack)\b/iu;
/** Where somebody or something comes from. */
const FROM = /^(?:from|off|through|via|down the|up the|next door|around the corner|lives?|living|works?)\b/iu;
const SPEAKER = /^(?:i|we|i'm|im|i'll|ill|id|i'd|told|said|says|my|me)\b/iu;

/** What a job is called, and whether more was said of it. */
function shortened(said: string): [name: string, more: boolean] {
  const on = GOES_ON.exec(said);
  const short = tidy(on && on.index > 2 ? said.slice(0, on.index) : said)
    .replace(/(?:\s+(?:done|sorted|too|as well|also|all))+$/iu, '')
    .replace(/^(.+?)\s+(?:looked|checked)$/iu, 'look at $1');
  const words = short.split(/\s+/);
  if (words.length <= MOST_WORDS && short.length <= LONGEST) return [short, short.length + 6 < said.length];
  // up to the last joint that leaves a name
  const cut = words.slice(0, MOST_WORDS);
  const at = cut.findLastIndex(
    (word, i) => i > 1 && /^(?:and|with|in|on|at|for|from|to|of|over|under|around|along|the|by)$/iu.test(word),
  );
  return [
    tidy(
      cut
        .slice(0, at > 1 ? at : MOST_WORDS)
        .join(' ')
        .replace(/\s+(?:right|just|all|way|still|straight)$/iu, ''),
    ),
    true,
  ];
}
