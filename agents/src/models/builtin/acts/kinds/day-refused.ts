import { sentenceCase } from '../../extract/gap.ts';
import { DOES } from '../../lexicon/talk.ts';
import { type Act, words } from '../act.ts';
import { plainly } from '../plainly.ts';
import { jobTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const NO_GOOD =
  /\b(?:no good|not good|cant do|cannot do|cant make|wont suit|doesnt suit|does not suit|not free|isnt free|is out|off the table|wont work|doesnt work|not available|isnt available|(?:wont|will not|not going to|not gonna) be (?:home|in|there|ready|around|back|free|here|available|done|finished)|not (?:home|ready|there|around)|no home|isnt (?:home|ready|in|there|around)|(?:is|are|s) (?:sick|crook|away|busy|in hospital|at work|working|interstate|overseas)|no go|sick|crook|away|(?:got to|has to|have to|gotta|will|ll|must|needs to) wait)\b/;
const WAITS = /\bwait\b/;
/** Words that say or ask for more than that. */
const MORE =
  /\b(?:make it|push|move|shift|put|swap|instead|rather|book|change|bring|but|so|tell|text|ring|let|order|remind|wants?|prefers?|better|suits? (?:him|her|them|me) better|start\w*)\b/;
/** "fridays no good". */
const WEEKDAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/;
const ASKS = 'Which day instead';

/** Whether an act only asks for another day: not worth asking where the message names the new day as well. */
export const asksOtherDay = ({ say }: Pick<Act, 'say'>): boolean => say?.startsWith(ASKS) ?? false;

/** "saturday no good for tavita its the church fundraiser": asks for another day where the one on file will not do. */
export function dayRefused(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const said = plainly(text);
  const days = values.days.length || Number(WEEKDAYS.test(said));
  if ((days !== 1 && !(days && WAITS.test(said))) || values.time?.value.time || !NO_GOOD.test(said)) return null;
  const rest = said.replace(NO_GOOD, ' ');
  if (MORE.test(rest) || DOES.test(rest)) return null;
  const target = jobTarget(piece, scene);
  if (!target?.record) return null;
  const { name, client } = target.record;
  const whose = client ? `${sentenceCase(name)} for ${client}` : sentenceCase(name);
  return words(`${ASKS} for ${whose}?`, wholeOf(text), target.record);
}
