import type { Random } from '../../robustness/random.ts';
import { type Answer, bearer, type Call, jsonOf, send } from '../http.ts';
import type { SignedIn } from '../keep-signed-in.ts';

/** A business that works as on any other day. */
export interface Business {
  name: string;
  signedIn: SignedIn;
  client: string;
}

/** What a request took, in milliseconds; or what was wrong with the answer. */
export interface Sample {
  what: string;
  took: number;
  trouble: string | null;
}

const LISTS = [
  'projects',
  'clients',
  'suppliers',
  'admin-tasks',
  'finance-records',
  'quotes',
  'outbox',
  'inbox',
  'updates-feed',
];
const SAYINGS = [
  'What is on tomorrow?',
  'Which invoices are overdue?',
  'Show my suppliers',
  'Remind me to ring Dave on Friday',
];
const BOUNDARY = 'soakboundary';
const PHOTO = Buffer.alloc(60_000, 'plan ');

type Deed = (business: Business, random: Random, number: number) => Call;
const json = (path: string, body: object): Call => ({ method: 'POST', path, body });

const DEEDS: Record<string, Deed> = {
  list: (_business, random) => ({ path: `/api/${random.pick(LISTS)}?limit=20` }),
  look: (_business, random) => ({
    path: random.pick(['/api/dashboard', '/api/calendar', '/api/finance-totals', '/api/stats']),
  }),
  write: ({ client }, random, n) =>
    random.chance(0.5)
      ? json('/api/admin-tasks', { task_name: `Task ${n}`, due_date: '2026-12-01' })
      : json('/api/projects', { job_name: `Job ${n}`, client_id: client }),
  turn: (_business, random) => json('/api/functions/agent-orchestrator', { message: random.pick(SAYINGS) }),
  upload: (_business, _random, n) => ({
    method: 'POST',
    path: '/api/attachments',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="plan${n}.txt"\r\n\r\n`),
      PHOTO,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  }),
  quote: ({ client }) =>
    json('/api/quotes', { client_id: client, lines: [{ description: 'Downlight', quantity: 2, unit_price: 45.5 }] }),
};

/** How often of fifty: the same for everybody, in an order of one's own. */
const SHARES: Record<string, number> = { list: 23, look: 9, write: 10, turn: 4, upload: 2, quote: 2 };

export function shuffledDay(random: Random): string[] {
  const all = Object.entries(SHARES).flatMap(([what, times]) => Array<string>(times).fill(what));
  return all
    .map((what) => ({ what, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ what }) => what);
}

/** Does one thing, and tells how long each of its requests took. A quote is sent once it is made. */
export async function doOne(
  url: string,
  business: Business,
  random: Random,
  what: string,
  n: number,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const ask = async (name: string, call: Call): Promise<Answer | undefined> => {
    const began = performance.now();
    try {
      const answer = await business.signedIn.ask((token) =>
        send(url, { ...call, headers: { ...bearer(token), ...call.headers } }),
      );
      const trouble = answer.status < 300 ? null : `${answer.status} ${answer.text.slice(0, 200)}`;
      samples.push({ what: name, took: answer.took, trouble });
      return trouble ? undefined : answer;
    } catch (error) {
      samples.push({ what: name, took: performance.now() - began, trouble: String(error) });
      return undefined;
    }
  };
  const call = DEEDS[what]?.(business, random, n);
  const answer = call && (await ask(what, call));
  const id = what === 'quote' && answer ? jsonOf<{ id: string }>(answer)?.id : undefined;
  if (id) await ask('send', json(`/api/quotes/${id}/send`, { channel: 'email' }));
  return samples;
}
