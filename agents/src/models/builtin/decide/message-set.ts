import { AUDIENCE, AUDIENCE_LAST, OWES, OWES_LATE, RELATIVE } from '../lexicon/set-actions.ts';
import type { Reading } from '../reading.ts';
import { call, type PlannedCall } from '../reply.ts';
import type { Row, SetRequest } from '../set-request.ts';
import { BODY, openingOf, wordsOf } from './message-words.ts';
import { daysIn } from './span.ts';

const one = (name: string, args: Record<string, unknown>): PlannedCall => call(name, args).calls[0] as PlannedCall;

/** "email everyone who hasn't paid and say ...": who they are is looked up, and each message waits for its yes. */
export function messageToSet(request: string, reading: Reading): SetRequest | null {
  const papers = papersOut(request);
  if (papers) return papers;
  const { verb, channel, rest: opened } = openingOf(request);
  const last = AUDIENCE_LAST.exec(opened);
  const many = /supplier|wholesaler/i.test(last?.[1] ?? '') ? 'all suppliers' : 'all clients';
  const rest = last ? `${many} ${opened.slice(0, last.index)}` : opened;
  const audience = AUDIENCE.exec(rest);
  if (!audience) return null;
  const { clause, said } = parted(rest.slice(audience[0].length), /(?:'s|(?:one|body)s)$/i.test(audience[0]));
  const message = wordsOf(verb, said);
  const group = members(`${audience[0]} ${clause}`, clause, reading);
  return {
    ...group,
    owner: group.list.name === 'list_suppliers' ? 'sarah' : 'michelle',
    does: message ? 'send this to' : 'write to',
    each: message
      ? (row) => (group.to(row) ? one('send_message', { to: group.to(row), message, channel }) : null)
      : null,
    ...(message ? { words: message } : { asks: 'What should it say?' }),
  };
}

/** What tells the members apart, and what they are to be told. */
function parted(text: string, relative: boolean): { clause: string; said: string } {
  if (!relative && !RELATIVE.test(text))
    return { clause: '', said: text.replace(BODY, (at, i) => (i === 0 ? ' ' : at)) };
  const connector = BODY.exec(text.replace(/^\s*that\b/i, 'whom'));
  if (!connector) return { clause: text, said: '' };
  const at = text.toLowerCase().indexOf(connector[0].trim().toLowerCase());
  return { clause: text.slice(0, at), said: text.slice(at + connector[0].trim().length) };
}

function members(group: string, clause: string, reading: Reading) {
  const text = group.toLowerCase();
  const byClient = (row: Row) => row.client;
  if (OWES.test(text)) {
    const late = OWES_LATE.test(text);
    const args = { unpaid: late ? undefined : true, late: late || undefined };
    return { list: one('list_finance_records', args), rows: 'records', to: byClient };
  }
  const days = daysIn(clause, reading.facts);
  if (days || /\bjobs?\b/.test(text)) {
    const args = { from: days?.from, to: days?.to, open: true };
    return { list: one('list_jobs', args), rows: 'jobs', to: byClient };
  }
  const many = /\b(?:suppliers?|merchants?|wholesalers?)\b/.test(text) ? 'suppliers' : 'clients';
  return { list: one(`list_${many}`, {}), rows: many, to: (row: Row) => row.id, unclear: clause.trim() !== '' };
}

/** "send all the quotes out": papers that go to the client they are for. */
function papersOut(request: string): SetRequest | null {
  const text = request.toLowerCase();
  const papers =
    /^(?:send|flick|shoot|fire|e-?mail|text)\b(?: off| out)?\s+(?:all|every|each|the rest)\b.{0,25}\b(quote|invoice)s?\b/.exec(
      text,
    )?.[1];
  if (!papers) return null;
  const does = 'send them out';
  if (papers === 'quote') {
    const list = one('list_quotes', { status: /\bdraft|unsent|not sent\b/.test(text) ? 'draft' : undefined });
    return { owner: 'renea', list, rows: 'quotes', does, each: (row) => one('send_quote', { quote: row.id }) };
  }
  const late = /\b(?:overdue|late)\b/.test(text) || undefined;
  const list = one('list_finance_records', { unpaid: late ? undefined : true, late });
  return { owner: 'renea', list, rows: 'records', does, each: (row) => one('send_invoice', { record: row.id }) };
}
