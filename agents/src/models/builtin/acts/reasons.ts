import { overlaps, type Span } from './spans.ts';
import { spansOf, type Values } from './values.ts';

const SUBJECT =
  "(?:he|she|they|it|i|we|there|you)(?:['’]?(?:s|ve|re|d|ll|m))?|(?:the|his|her|their|my|our|that|this|council|mum|dad|kids?|missus|wife|husband|boss)(?:\\s+\\p{L}+)?(?:['’]s)?|everyone|nobody|someone";
const TELLS =
  "ha(?:s|ve|d)|got|gotta|is|are|was|were|won['’]?t|can['’]?t|cannot|doesn['’]?t|don['’]?t|didn['’]?t|isn['’]?t|aren['’]?t|opens?|closes?|leaves?|works?|goes|gets?|only|never|always|no|not|away|sick|busy|late|at";
/** A clause that gives a reason: it starts with a subject or with a word like "because". */
const REASON = new RegExp(
  `(?<=^|[\\s,.!-])(?:(?:(?:cos|coz|cause|because|since|as|bc|due to|before|till|until|once|when)\\s+(?:of\\s+)?(?:${SUBJECT})\\s+\\p{L}+|(?:because of|due to|cos of|coz of|before)\\s+(?:check[- ]?in|school|work|opening|closing|\\p{L}+ing|the \\p{L}+))|(?:so\\s+|and\\s+|but\\s+)?(?:(?:hes|shes|theyre|theyve|its|ive|weve|im|theres)\\s+|(?:${SUBJECT})\\s+(?:just\\s+)?(?:${TELLS})\\b))[^,.;!]*`,
  'giu',
);
const WEATHER =
  /(?<=^|[\s,.!-])(?:(?:it['’]?s|gonna|going|to|be|too|bit|of|heavy|big|more|bloody|the|a|because|cos|coz)\s+)*(?:rain(?:ing|ed|s|y)?|storms?|stormy|southerly|northerly|wind(?:y|s)?|wet|weather|hail|snow(?:ing)?|flood(?:ed|ing)?|frost|cyclone|heatwave)(?:\s+(?:out|off|coming|through|forecast|today|again|all|day|permitting|warning|bucketing|down|expected|on|due|in))*(?=$|[\s,.!-])/giu;

/** States of the person named before: "is crook", "is away". */
const STATE =
  /\b(?:(?:is|are|was|be|['’]s)\s+)?(?:sick|crook|busy|stuck|flat out|not home|no home|not in|not well|hungover|in hospital|at work|working)\b/giu;

/** Words that ask for something after all. */
const ASKS =
  /\b(?:remind|order|invoice|quote|bill|pay|paid|text|tell|ring|rang|call|e-?mail|send|book|move|push|shift|cancel|delete|add|note|put|instead|make it|change|swap|bring|wants?|wanted|needs?|prefers?|suits?|start|accepted|approved|declined|arrived|delivered|cancell?ed|done|finished|completed|gone with|pulled out|happy|gate|code|key|dog)\b|[$@]|\d{3}/i;
/** What somebody has to do is a task, not a fact about the place. */
const HAS_TO = /^[^,]{0,20}?\b(?:has|have|had|got|gotta|needs?)\s+to\b/i;
const OF_PLACE = /\b(?:needs?|gate|code|key|dog)\b/gi;

/** The stretches that only give a reason: they name no record, no day and no figure, and ask for nothing. */
export function reasonsIn(text: string, values: Values): Span[] {
  const used = spansOf(values);
  return [...text.matchAll(REASON), ...text.matchAll(WEATHER), ...text.matchAll(STATE)].flatMap(
    ({ index, 0: said }) => {
      const next = Math.min(...used.map(({ start }) => start).filter((start) => start > index), index + said.length);
      const span = { start: index, end: next };
      const whole = text.slice(span.start, span.end);
      const words = HAS_TO.test(whole) ? whole.replace(OF_PLACE, ' ') : whole;
      return ASKS.test(words) || used.some((one) => overlaps(one, span)) ? [] : [span];
    },
  );
}

/** "need the pump done before check-in", "has to be finished": wished for, so not done yet. */
const WISHED =
  /\b(?:needs?|wants?|ha(?:s|ve|d) (?:got )?to|gotta|must|should|to be)\b(?:(?!\b(?:mark|tick|set|close|put)\w*\b)[^.;!?]){0,60}?\b(?<over>done|finished|completed?|sorted|ready)\b/giu;
export const wishedDone = (text: string): Span[] =>
  [...text.matchAll(WISHED)].map(({ index, 0: said, groups }) => ({
    start: index + said.length - (groups?.over?.length ?? 0),
    end: index + said.length,
  }));

const TOLD = /\b(?:reckons?|said|says?|mentioned|thinks?|asked|rang|called)\b/giu;
/** "he said", "she reckons" in front of the news: adds nothing to it. */
export const tellingIn = (text: string): Span[] =>
  [...text.matchAll(TOLD)].map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
