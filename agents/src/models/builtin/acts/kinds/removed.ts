import type { KnownKind, KnownRecord } from '../../../../known.ts';
import { type Act, act, words } from '../act.ts';
import { focus, jobTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { personMeant } from './message-to.ts';

const VERB = '(?:delete|remove|wipe|erase|get rid of|get shot of|bin|ditch|trash|chuck out|throw out|clear|lose|scrub)';
/** A person, the whole of them: "wipe him out of the system", "delete her". */
const PERSON =
  /\b(?:delete|remove|wipe|erase|get rid of|get shot of|scrub|take)\s+(?<who>him|her|them)\b(?!\s+(?:number|phone|mobile|e-?mail|address|notes?|job|jobs|quote|quotes|invoice|bill|reminder|task|order|surname|name|old))/i;
const OUT =
  /\b(?:(?:out|off|from|of|in|on)\s+)*(?:the|my|our)\s+(?:system|books?|list|app|file|records?|database|contacts|clients?)\b/i;
const KINDS: readonly (readonly [RegExp, KnownKind])[] = [
  [/\b(?:reminder|task|to-?do)\b/i, 'task'],
  [/\b(?:quote|estimate)\b/i, 'quote'],
  [/\b(?:order|delivery)\b/i, 'item'],
  [/\bjob\b/i, 'job'],
];
const ONE = '(?:that|the|his|her|their|this|my)';
/** "bin that reminder", "get rid of the reminder about pam". */
const RECORD = new RegExp(`\\b(?:${VERB}|scrap)\\s+${ONE}\\s+(?:last\\s+)?(?<rest>.{2,50})$`, 'i');
/** "so that reminder can go", "dont need that reminder anymore". */
const CAN_GO = new RegExp(
  `\\b${ONE}\\s+(?<rest>[\\p{L}\\s'’-]{2,40}?)\\s+(?:can|could|may as well)\\s+(?:go|be (?:deleted|binned|removed))\\b|\\b(?:don'?t|no longer|do not) need\\s+${ONE}\\s+(?<other>[\\p{L}\\s'’-]{2,40}?)\\s*(?:any\\s?more|now)?[\\s.!]*$`,
  'iu',
);
/** "get rid of all the old crap in here": nobody knows what that is. */
const ALL_OF_IT = new RegExp(
  `\\b${VERB}\\b.*\\b(?:crap|junk|shit|rubbish|stuff|garbage|clutter|mess|old ones|dead wood|everything|the (?:whole )?lot|all of (?:it|them|that))\\b`,
  'i',
);
const NAMES_A_SET =
  /\b(?:clients?|customers?|suppliers?|jobs?|tasks?|to-?dos?|reminders?|quotes?|invoices?|orders?|expenses?|payments?|who|which|site|yard|shed|gutters?|roof)\b/i;
const NOT_NOW =
  /\b(?:don'?t|do not|no need|not|never|might|maybe|unless|thinking of|thinking about|remind|should i|if|when|once|until|till|after|before|told|said|asked|i (?:deleted|removed))\b/i;
/** Told of the person beside it, for its own sake. */
const MOOD =
  /^(?:you know what|sick of|had enough of|over|done with|fed up with|stuff|righto|ok|that'?s it|thats it)\b/i;

/** "delete her, phone number, the lot", "bin that reminder": somebody or something goes. Who goes waits for a yes. */
export function removed(piece: Piece, scene: Scene): Act | null {
  return allOfIt(piece) ?? person(piece, scene) ?? record(piece, scene);
}

function allOfIt({ text, values }: Piece): Act | null {
  const named = Object.values(values.named).some((found) => found?.value.record);
  if (named || !ALL_OF_IT.test(text) || NAMES_A_SET.test(text) || PERSON.test(text) || NOT_NOW.test(text)) return null;
  return words(
    'What exactly should go: which jobs, clients, quotes, orders or to-dos? Nothing is deleted until you say.',
    wholeOf(text),
  );
}

function person({ text, values }: Piece, scene: Scene): Act | null {
  const match = PERSON.exec(text) ?? byName({ text, values });
  if (!match) return null;
  const lead = text.slice(0, match.index);
  const whole = OUT.test(text) || /\b(?:completely|altogether|for good|the lot|everything|permanently)\b/i.test(text);
  if (NOT_NOW.test(lead.replace(MOOD, '')) || (/^take\b/i.test(match[0]) && !whole)) return null;
  if (/\bthem\b/i.test(match[0]) && !whole && focus(scene, ['item', 'task', 'client'])?.kind !== 'client') return null;
  const record = values.named.client?.value.record ?? personMeant(scene);
  if (!record || (record.kind !== 'client' && record.kind !== 'supplier')) return null;
  const { phone, email, address, days, time } = values;
  const tells = Boolean(phone ?? email ?? address ?? time) || days.length > 0;
  const end = tells ? match.index + match[0].length : text.length;
  const tool = record.kind === 'client' ? 'delete_client' : 'delete_supplier';
  return act(tool, { [record.kind]: record.id }, record, [{ start: 0, end }]);
}

/** "wipe warren biggs off the books": a name, and nothing but that they go. */
function byName({ text, values }: Piece): RegExpExecArray | null {
  const client = values.named.client?.value.record;
  if (!client || values.named.task || values.named.item || !OUT.test(text) || KINDS.some(([says]) => says.test(text)))
    return null;
  return /\b(?:delete|remove|wipe|erase|get rid of|get shot of|scrub|take)\b/i.exec(text);
}

function record(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const gone = CAN_GO.exec(text);
  const match = gone ?? RECORD.exec(text);
  const said = match?.groups?.rest ?? match?.groups?.other;
  if (!match || !said || NOT_NOW.test(gone ? text.slice(0, match.index) : text) || values.days.length > 1) return null;
  const kind = KINDS.find(([says]) => says.test(said))?.[1];
  if (!kind || /\b(?:number|email|address|phone|date|price|line|item)\b/i.test(said)) return null;
  // a to-do that can go has been seen to: it is ticked off
  if (gone && kind === 'task') return null;
  const target = recordOf(kind, piece, scene);
  if (!target) return null;
  const explains = wholeOf(text);
  if (target.lately === 'created' && !target.earlier) return act('undo_last', { record: target.id }, target, explains);
  if (kind === 'task') return act('delete_task', { task: target.id }, target, explains);
  if (kind === 'quote') return act('delete_quote', { quote: target.id }, target, explains);
  if (kind === 'item') return act('delete_procurement_item', { item: target.id }, target, explains);
  return act('delete_job', { job: target.id }, target, explains);
}

function recordOf(kind: KnownKind, piece: Piece, scene: Scene): KnownRecord | null {
  const named = piece.values.named[kind]?.value;
  if (named) return named.record;
  if (kind === 'job') return jobTarget(piece, scene)?.record ?? null;
  const all = scene.records.filter((one) => one.kind === kind);
  return all.length === 1 ? (all[0] ?? null) : focus(scene, [kind]);
}
