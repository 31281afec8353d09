import type { KnownRecord } from '../../../../known.ts';
import { sentenceCase } from '../../extract/gap.ts';
import { THEIR_KIN } from '../../lexicon/again.ts';
import { isCueWord } from '../../lexicon/cue-words.ts';
import { withCapitals } from '../../people/capitals.ts';
import { type Act, act } from '../act.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { addressFromHistory } from './contact-from-history.ts';

const SAME_PLACE =
  /\b(?:same (?:address|place|house|spot)|lives? (?:there|with (?:him|her|them))|same as (?:his|hers|theirs))\b/i;
const TOO = /\b(?:too|as well|also|new client|on (?:the )?(?:books|file)|as a client)\b/i;
/** Something is asked of them or told about them: they are no new client. */
const OTHER =
  /\b(?:remind|text|tell|ring (?!first)|call (?!first)|invoice|quote|bill|order|wants?|needs?|said|says|rang|will be|is there|has the|let us|pays?|paid|instead|not)\b|\?/i;

/** Adds a relative of a client as a client: "his brother rua too, same address, hes on 0491 576 918". */
export function relativeAdded(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const { phone, email } = values;
  const name = nameOfKin(text);
  if (name === null || OTHER.test(text)) return null;
  if (!name) return reachedBy(piece, scene);
  const same = SAME_PLACE.test(text);
  if (!phone && !email && !(same && TOO.test(text))) return null;
  const beside = clientTarget({ ...piece, values: { days: [], named: {} } }, scene)?.record;
  if (!beside) return null;
  const address = values.address?.value ?? (same ? addressOf(beside, scene) : undefined);
  const args = { name: withCapitals(name), phone: phone?.value, email: email?.value, address };
  return act('create_client', args, null, wholeOf(text));
}

const addressOf = (client: KnownRecord, scene: Scene): string | undefined =>
  addressFromHistory(client, scene)?.replace(/\.$/, '');

/** The name after "his brother"; empty where no name follows, null where no relative is mentioned. */
function nameOfKin(text: string): string | null {
  const said = THEIR_KIN.exec(text)?.groups?.name?.split(/\s+/);
  if (!said) return null;
  const end = said.findIndex((word) => isCueWord(word.toLowerCase()));
  return said.slice(0, end < 0 ? said.length : end).join(' ');
}
/** Notes a relative's number on the client: "his wife is on 0491 576 000". */
function reachedBy(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const who = THEIR_KIN.exec(text)?.groups?.kin;
  const reach = values.phone?.value ?? values.email?.value;
  const client = clientTarget(piece, scene);
  if (!who || !reach || !client?.record || client.record.kind !== 'client') return null;
  const args = { client: client.reference, add_note: `${sentenceCase(who)}: ${reach}` };
  return act('update_client', args, client.record, wholeOf(text));
}
