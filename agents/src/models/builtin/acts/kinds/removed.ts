import type { KnownRecord } from '../../../../known.ts';
import { type Act, act, words } from '../act.ts';
import { recordOf, saysReach } from '../found.ts';
import { focus, jobTarget, onlyOf, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { personMeant } from './message-to.ts';

const VERB = '(?:delete|remove|wipe|erase|get rid of|get shot of|bin|ditch|trash|chuck out|throw out|clear|lose|scrub)';
/** A whole person is deleted: "wipe him out of the system", "delete her". */
const PERSON =
  /\b(?:delete|remove|wipe|erase|get rid of|get shot of|scrub|take)\s+(?<who>him|her|them)\b(?!\s+(?:number|phone|mobile|e-?mail|address|notes?|job|jobs|quote|quotes|invoice|bill|reminder|task|order|surname|name|old))/i;
const OUT =
  /\b(?:(?:out|off|from|of|in|on)\s+)*(?:the|my|our)\s+(?:system|books?|list|app|file|records?|database|contacts|clients?)\b/i;
type Removable = 'task' | 'quote' | 'item' | 'job';
const KINDS: readonly (readonly [RegExp, Removable])[] = [
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
/** "get rid of all the old crap in here": too vague to delete anything. */
const ALL_OF_IT = new RegExp(
  `\\b${VERB}\\b.*\\b(?:crap|junk|shit|rubbish|stuff|garbage|clutter|mess|old ones|dead wood|everything|the (?:whole )?lot|all of (?:it|them|that))\\b`,
  'i',
);
const NAMES_A_SET =
  /\b(?:clients?|customers?|suppliers?|jobs?|tasks?|to-?dos?|reminders?|quotes?|invoices?|orders?|expenses?|payments?|who|which|site|yard|shed|gutters?|roof)\b/i;
const NOT_NOW =
  /\b(?:don'?t|do not|no need|not|never|might|maybe|unless|thinking of|thinking about|remind|should i|if|when|once|until|till|after|before|told|said|asked|i (?:deleted|removed))\b/i;
/** Venting before the request: "sick of him, delete him". */
const MOOD =
  /^(?:you know what|sick of|had enough of|over|done with|fed up with|stuff|righto|ok|that'?s it|thats it)\b/i;

/** Deletes a person or a record: "delete her, phone number, the lot", "bin that reminder". Deleting a person waits for a yes. */
export function removed(piece: Piece, scene: Scene): Act | null {
  return allOfIt(piece) ?? personRemoved(piece, scene) ?? recordRemoved(piece, scene);
}

function allOfIt({ text, values }: Piece): Act | null {
  const named = Object.values(values.named).some((found) => found?.value.record);
  if (named || !ALL_OF_IT.test(text) || NAMES_A_SET.test(text) || PERSON.test(text) || NOT_NOW.test(text)) return null;
  return words(
    'What exactly should go: which jobs, clients, quotes, orders or to-dos? Nothing is deleted until you say.',
    wholeOf(text),
  );
}

/** Deletes a client or a supplier: "delete her". */
function personRemoved(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const match = PERSON.exec(text) ?? byName(piece);
  if (!match || !isOrdered(match, text, scene)) return null;
  const record = recordOf(values.named.client) ?? personMeant(scene);
  if (record?.kind !== 'client' && record?.kind !== 'supplier') return null;
  const tellsMore = saysReach(values) || values.time !== undefined || values.days.length > 0;
  const end = tellsMore ? match.index + match[0].length : text.length;
  return act(`delete_${record.kind}`, { [record.kind]: record.id }, record, [{ start: 0, end }]);
}

/** Whether a person is really to be deleted: "take him" and "delete them" may be about something else. */
function isOrdered(match: RegExpExecArray, text: string, scene: Scene): boolean {
  const [verb] = match;
  const whole = OUT.test(text) || /\b(?:completely|altogether|for good|the lot|everything|permanently)\b/i.test(text);
  if (NOT_NOW.test(text.slice(0, match.index).replace(MOOD, ''))) return false;
  if (whole) return true;
  return (
    !/^take\b/i.test(verb) && (!/\bthem\b/i.test(verb) || focus(scene, ['item', 'task', 'client'])?.kind === 'client')
  );
}
/** Deleting by name: "wipe warren biggs off the books". */
function byName({ text, values }: Piece): RegExpExecArray | null {
  const { client, task, item } = values.named;
  if (!recordOf(client) || task || item || !OUT.test(text) || KINDS.some(([says]) => says.test(text))) return null;
  return /\b(?:delete|remove|wipe|erase|get rid of|get shot of|scrub|take)\b/i.exec(text);
}

/** Deletes one record, or undoes it where it was created just now: "bin that reminder". */
function recordRemoved(piece: Piece, scene: Scene): Act | null {
  const kind = kindRemoved(piece);
  const record = kind && recordMeant(kind, piece, scene);
  if (!record) return null;
  const explains = wholeOf(piece.text);
  if (record.lately === 'created' && !record.earlier) return act('undo_last', { record: record.id }, record, explains);
  return act(DELETES[kind], { [kind]: record.id }, record, explains);
}
const DELETES: Readonly<Record<Removable, string>> = {
  task: 'delete_task',
  quote: 'delete_quote',
  item: 'delete_procurement_item',
  job: 'delete_job',
};

/** The kind of record to delete; null where only a part of one is meant, or nothing is to be deleted now. */
function kindRemoved({ text, values }: Piece): Removable | null {
  const canGo = CAN_GO.exec(text);
  const { rest, other } = (canGo ?? RECORD.exec(text))?.groups ?? {};
  const said = rest ?? other;
  if (!said || NOT_NOW.test(canGo ? text.slice(0, canGo.index) : text) || values.days.length > 1) return null;
  if (/\b(?:number|email|address|phone|date|price|line|item)\b/i.test(said)) return null;
  const kind = KINDS.find(([says]) => says.test(said))?.[1];
  // "that reminder can go" means it is done: task-closed.ts ticks it off
  return !kind || (canGo && kind === 'task') ? null : kind;
}
function recordMeant(kind: Removable, piece: Piece, scene: Scene): KnownRecord | null {
  const named = piece.values.named[kind]?.value;
  if (named) return named.record;
  if (kind === 'job') return jobTarget(piece, scene)?.record ?? null;
  return onlyOf(scene.records.filter((one) => one.kind === kind)) ?? focus(scene, [kind]);
}
