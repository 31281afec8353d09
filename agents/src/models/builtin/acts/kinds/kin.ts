import { sentenceCase } from '../../extract/gap.ts';
import { THEIR_KIN } from '../../lexicon/again.ts';
import { isCueWord } from '../../lexicon/cue-words.ts';
import { withCapitals } from '../../people/capitals.ts';
import { type Act, act } from '../act.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { addressToldOf } from './told-before.ts';

const SAME_PLACE =
  /\b(?:same (?:address|place|house|spot)|lives? (?:there|with (?:him|her|them))|same as (?:his|hers|theirs))\b/i;
const TOO = /\b(?:too|as well|also|new client|on (?:the )?(?:books|file)|as a client)\b/i;
/** Something is wanted of them, or told: no new client. */
const OTHER =
  /\b(?:remind|text|tell|ring (?!first)|call (?!first)|invoice|quote|bill|order|wants?|needs?|said|says|rang|will be|is there|has the|let us|pays?|paid|instead|not)\b|\?/i;

/** "his brother rua too, same address, hes on 0491 576 918": somebody else, to be put on file beside who was. */
export function kin(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const said = THEIR_KIN.exec(text)?.groups?.name?.split(/\s+/) ?? [];
  const ends = said.findIndex((word) => isCueWord(word.toLowerCase()));
  const name = said.slice(0, ends < 0 ? said.length : ends).join(' ');
  if (!said.length || OTHER.test(text)) return null;
  if (!name) return reachedBy(piece, scene);
  const same = SAME_PLACE.test(text);
  if (!values.phone && !values.email && !(same && TOO.test(text))) return null;
  const beside = clientTarget({ ...piece, values: { days: [], named: {} } }, scene)?.record;
  if (!beside) return null;
  const address = values.address?.value ?? (same ? addressToldOf(beside, scene)?.replace(/\.$/, '') : undefined);
  const args = { name: withCapitals(name), phone: values.phone?.value, email: values.email?.value, address };
  return act('create_client', args, null, wholeOf(text));
}

/** "his wife is on 0491 576 000": no number of the client's own. */
function reachedBy(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const who = THEIR_KIN.exec(text)?.groups?.kin;
  const reach = values.phone?.value ?? values.email?.value;
  const client = clientTarget(piece, scene);
  if (!who || !reach || !client?.record || client.record.kind !== 'client') return null;
  const args = { client: client.reference, add_note: `${sentenceCase(who)}: ${reach}` };
  return act('update_client', args, client.record, wholeOf(text));
}
