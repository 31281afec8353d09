import { createHash } from 'node:crypto';
import type { Random } from '../../robustness/random.ts';
import { bearer, type Call, jsonOf, NoAnswer, send } from '../http.ts';

/** A business that works while the server is killed. */
export interface Worker {
  url: string;
  token: string;
  name: string;
}

/** What went outside: counted by the words in it. */
export interface Outside {
  texts(words: string): number;
  mails(words: string): number;
}

/** Looks whether something that was done is there, once and whole. Gives what is wrong, or null. */
type Check = (outside: Outside) => Promise<string | null>;

export interface Done {
  kind: string;
  /** The server said so before it was killed. */
  acknowledged: boolean;
  /** After a start: sends again what had no answer, with the same key. Gives what is wrong with that, or null. */
  again(): Promise<string | null>;
  check: Check;
}

interface Row {
  id: string;
  [field: string]: unknown;
}

const LINES = 25;
const WORD_DIGITS = 3;
/** While the first attempt counts as being worked on. */
const BUSY_TRIES = 40;
const PAUSE_MS = 250;

/** Asks as this business. */
const ask = (worker: Worker, call: Call) =>
  send(worker.url, { ...call, headers: { ...bearer(worker.token), ...call.headers } });
async function get<T>(worker: Worker, path: string): Promise<T> {
  const answer = await ask(worker, { path });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
  return jsonOf<T>(answer) as T;
}
const list = async (worker: Worker, path: string) => (await get<{ data: Row[] }>(worker, `${path}&limit=100`)).data;
const found = (worker: Worker, table: string, q: string) => list(worker, `/api/${table}?q=${encodeURIComponent(q)}`);
const exactly = (what: string, count: number, wanted = 1) =>
  count === wanted ? null : `${what}: ${count}, not ${wanted}`;

/**
 * Sends a request with a key, which may be cut off. `check` gets the answer's record; what had no answer is sent again
 * after the next start, and then counts like the others.
 */
async function once(
  worker: Worker,
  kind: string,
  call: Call & { key: string },
  check: (row: Row, outside: Outside) => Promise<string | null>,
): Promise<Done> {
  const whole = { method: 'POST', ...call, headers: { ...call.headers, 'idempotency-key': call.key } };
  let row: Row | null = null;
  let trouble: string | null = null;
  const attempt = async () => {
    for (let tries = 1; ; tries++) {
      const answer = await ask(worker, whole);
      if (answer.status === 409 && /still being worked on/.test(answer.text) && tries < BUSY_TRIES) {
        await new Promise((done) => setTimeout(done, PAUSE_MS));
        continue;
      }
      if (answer.status >= 300) trouble = `${call.path}: ${answer.status} ${answer.text.slice(0, 200)}`;
      else row = jsonOf<Row>(answer) ?? { id: '' };
      return;
    }
  };
  await attempt().catch(cutOff);
  const acknowledged = row !== null;
  return {
    kind,
    acknowledged,
    async again() {
      if (!row && !trouble) await attempt();
      return trouble;
    },
    check: async (outside) => (row ? check(row, outside) : 'never answered'),
  };
}

function cutOff(error: unknown): void {
  if (!(error instanceof NoAnswer)) throw error;
}

type Deed = (worker: Worker, word: string) => Promise<Done[]>;

const client = (word: string) => ({
  name: `Client ${word}`,
  phone: '0491 570 156',
  email: `${word.toLowerCase()}@example.org`,
});

const write: Deed = async (worker, word) => {
  const made = await once(worker, 'write', { path: '/api/clients', key: word, body: client(word) }, async ({ id }) => {
    const there = await ask(worker, { path: `/api/clients/${id}` });
    return there.status === 200
      ? exactly(`clients called ${word}`, (await found(worker, 'clients', word)).length)
      : `client ${id} is gone`;
  });
  return [made];
};

/** Changed, then deleted: what was said last holds. */
const change: Deed = async (worker, word) => {
  const made = await ask(worker, { method: 'POST', path: '/api/suppliers', body: { name: `Supplier ${word}` } }).catch(
    cutOff,
  );
  const id = made && jsonOf<Row>(made)?.id;
  if (!id) return [];
  const path = `/api/suppliers/${id}`;
  const patched = await ask(worker, { method: 'PATCH', path, body: { specialty: `Changed ${word}` } }).catch(cutOff);
  const deleted = patched && (await ask(worker, { method: 'DELETE', path }).catch(cutOff));
  const check: Check = async () => {
    const { status, text } = await ask(worker, { path });
    if (deleted) return status === 404 ? null : `${path} was deleted and answers ${status}`;
    if (status === 404 && patched) return null;
    return patched && !text.includes(`Changed ${word}`) ? `${path} lost its change` : null;
  };
  return [{ kind: 'change', acknowledged: Boolean(patched), again: async () => null, check }];
};

/** A conversation's turn that makes a record: one record; or as many as it says were done before it was interrupted. */
const talk: Deed = async (worker, word) => {
  const body = { message: `Add ${word} Murphy to my clients please`, client_message_id: word };
  const call = { path: '/api/functions/agent-orchestrator', key: `turn ${word}`, body };
  const done = await once(worker, 'turn', call, async ({ status, actions }) => {
    const wanted = status === 'interrupted' ? (actions as unknown[]).length : 1;
    return exactly(`clients called ${word} Murphy`, (await found(worker, 'clients', word)).length, wanted);
  });
  return [done];
};

const text: Deed = async (worker, word) => {
  const body = { channel: 'sms', to: '0491 570 156', body: `Text ${word}` };
  const done = await once(worker, 'text', { path: '/api/outbox', key: word, body }, async ({ id }, outside) => {
    const item = (await list(worker, '/api/outbox?channel=sms')).find((one) => one.id === id);
    if (!item) return `text ${word} is not in the outbox`;
    return went(String(item.status), outside.texts(`Text ${word}`), `text ${word}`);
  });
  return [done];
};

/** A quote that goes to its client by mail. */
const quote: Deed = async (worker, word) => {
  const made = await ask(worker, {
    method: 'POST',
    path: '/api/quotes',
    body: {
      quote_number: word,
      lines: [{ description: 'Downlight', quantity: 1, unit_price: 10 }],
      client_id: await clientOf(worker, word),
    },
  }).catch(cutOff);
  const id = made && jsonOf<Row>(made)?.id;
  if (!id) return [];
  const call = { path: `/api/quotes/${id}/send`, key: `send ${word}`, body: { channel: 'email' } };
  const done = await once(worker, 'quote sent', call, async (row, outside) => {
    const item = (await list(worker, '/api/outbox?channel=email')).find((one) => one.id === row.id);
    if (!item) return `mail of quote ${word} is not in the outbox`;
    return went(String(item.status), outside.mails(word), `quote ${word}`);
  });
  return [done];
};

async function clientOf(worker: Worker, word: string): Promise<string | null> {
  const made = await ask(worker, { method: 'POST', path: '/api/clients', body: client(`Q${word}`) }).catch(cutOff);
  return (made && jsonOf<Row>(made)?.id) ?? null;
}

/** Never twice; and once, where it says that it was sent. `unknown` says that nobody knows. */
function went(status: string, times: number, what: string): string | null {
  if (times > 1) return `${what} went ${times} times`;
  if (status === 'sent' && times === 0) return `${what} is told as sent and never went`;
  if (status === 'failed') return `${what} failed`;
  return ['sent', 'delivered', 'unknown'].includes(status) ? null : `${what} is still ${status}`;
}

/** Something that waits for a yes, and the yes. */
const approve: Deed = async (worker, word) => {
  const made = await ask(worker, { method: 'POST', path: '/api/suppliers', body: { name: `${word} Timber` } }).catch(
    cutOff,
  );
  const supplier = made && jsonOf<Row>(made)?.id;
  const asked =
    supplier &&
    (await ask(worker, {
      method: 'POST',
      path: '/api/functions/agent-orchestrator',
      body: { message: `Delete supplier ${word} Timber` },
    }).catch(cutOff));
  const approval = asked && jsonOf<{ approvals: { approval_id: string }[] }>(asked)?.approvals[0]?.approval_id;
  if (!approval) return [];
  const path = `/api/approvals/${approval}`;
  const said = await ask(worker, { method: 'POST', path, body: { decision: 'approve' } }).catch(cutOff);
  const check: Check = async () => {
    const { status } = await get<{ status: string }>(worker, path);
    const there = (await ask(worker, { path: `/api/suppliers/${supplier}` })).status === 200;
    if (said?.status === 200 && (status !== 'approved' || there))
      return `approval ${word}: ${status}, supplier ${there ? 'there' : 'gone'}`;
    return (status === 'approved') === there
      ? `approval ${word} is half done: ${status}, supplier ${there ? 'there' : 'gone'}`
      : null;
  };
  return [{ kind: 'approval', acknowledged: said?.status === 200, again: async () => null, check }];
};

const BOUNDARY = 'killboundary';
const upload: Deed = async (worker, word) => {
  const content = Buffer.from(`${word} `.repeat(20_000));
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${word}.txt"\r\n\r\n`;
  const call = {
    path: '/api/attachments',
    key: `file ${word}`,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
  const done = await once(worker, 'upload', call, async ({ id }) => {
    const file = await ask(worker, { path: `/api/attachments/${id}/file` });
    if (file.status !== 200) return `file ${word}: ${file.status}`;
    if (hash(file.body) !== hash(content)) return `file ${word} is not what was sent`;
    return exactly(`files called ${word}`, (await found(worker, 'attachments', word)).length);
  });
  return [done];
};
const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');

const load: Deed = async (worker, word) => {
  // nothing but names: a number that is on file would make a row a double
  const csv = `Name\n${Array.from({ length: LINES }, (_, i) => `${word} Line${i}`).join('\n')}\n`;
  const call = { path: '/api/imports', key: `list ${word}`, body: { table: 'clients', csv } };
  const done = await once(worker, 'import', call, async () =>
    exactly(`rows of list ${word}`, (await found(worker, 'clients', word)).length, LINES),
  );
  return [done];
};

/** An invoice that is paid: one payment. */
const pay: Deed = async (worker, word) => {
  const body = { type: 'invoice', amount: 110, status: 'pending', description: `Invoice ${word}` };
  const made = await ask(worker, { method: 'POST', path: '/api/finance-records', body }).catch(cutOff);
  const id = made && jsonOf<Row>(made)?.id;
  if (!id) return [];
  const call = { path: `/api/finance-records/${id}/mark-paid`, key: `paid ${word}`, body: {} };
  const done = await once(worker, 'payment', call, async () => {
    const { status } = await get<{ status: string }>(worker, `/api/finance-records/${id}`);
    const payments = await list(worker, `/api/finance-records?invoice_id=${id}`);
    return status === 'paid' ? exactly(`payments of ${word}`, payments.length) : `invoice ${word} is ${status}`;
  });
  return [done];
};

const DEEDS: readonly Deed[] = [write, write, change, talk, text, quote, approve, upload, load, pay];

/** One thing after another, until `over`. Words tell what belongs to what. */
export async function workUntil(over: () => boolean, worker: Worker, random: Random, prefix: string): Promise<Done[]> {
  const done: Done[] = [];
  for (let i = 0; !over(); i++) done.push(...(await random.pick(DEEDS)(worker, `${prefix}${wordOf(i, WORD_DIGITS)}`)));
  return done;
}

/** A number as a word: no search takes it for part of another, and nobody reads it as a number. */
export const wordOf = (n: number, digits = 1): string =>
  [...String(n).padStart(digits, '0')].map((digit) => SYLLABLES[Number(digit)]).join('');
const SYLLABLES = ['bu', 'do', 'fi', 'ge', 'ha', 'ku', 'lo', 'mi', 'ne', 'ra'];
