import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Text {
  to: string;
  from: string;
  body: string;
}

/**
 * What becomes of a text and of the answer to it. `busy`: not taken, and said so; `broken`: not taken, though its answer leaves
 * that open; `taken and broken`, `taken and silent`: taken, and its answer does not say so, or never comes.
 */
export type TextFate = 'taken' | 'busy' | 'broken' | 'taken and broken' | 'taken and silent';

export interface TwilioStandIn {
  /** For a server that sends through it. */
  env: Record<string, string>;
  /** What came with texts, by name; `mediaUrl` gives its address. */
  media: Map<string, { type: string; content: Buffer }>;
  mediaUrl(name: string): string;
  /** What was taken, the latest last. */
  texts: Text[];
  /** Twilio's error code for the next texts; null = they are taken. */
  refuses: number | null;
  /** It has a bad day. */
  down: boolean;
  /** Waited for when a text has come, before it is taken. */
  beforeTaking(text: Text): Promise<void>;
  /** What becomes of the text that has come. */
  fateOf(text: Text): TextFate;
  close(): Promise<void>;
}

const SID = 'AC0123456789abcdef0123456789abcdef';
const TOKEN = 'twilio-token-of-the-tests';
const NUMBER = '+61491570110';

/** Twilio's Messages resource on this machine: Basic auth, form fields, JSON answers. */
export async function startTwilioStandIn(): Promise<TwilioStandIn> {
  const state: Pick<TwilioStandIn, 'texts' | 'refuses' | 'down' | 'beforeTaking' | 'fateOf' | 'media'> = {
    texts: [],
    refuses: null,
    down: false,
    beforeTaking: async () => {},
    fateOf: () => 'taken',
    media: new Map(),
  };
  const authorization = `Basic ${Buffer.from(`${SID}:${TOKEN}`).toString('base64')}`;
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    let form = '';
    for await (const chunk of req) form += String(chunk);
    const answer = (status: number, body: object) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const error = (status: number, code: number) => answer(status, { code, message: 'Refused', status });

    const [, place, name = ''] =
      /^\/(store|2010-04-01\/Accounts\/\w+\/Messages\/MM1\/Media)\/([\w.]+)$/.exec(req.url ?? '') ?? [];
    if (req.method === 'GET' && place) {
      if (state.down) return error(500, 20500);
      const found = state.media.get(name);
      if (!found) return error(404, 20404);
      // the API asks for the password and points to a store that must not be given it
      if (place === 'store') {
        if (req.headers.authorization) return error(400, 20001);
        return res.writeHead(200, { 'content-type': found.type }).end(found.content);
      }
      if (req.headers.authorization !== authorization) return error(401, 20003);
      return res.writeHead(307, { location: `/store/${name}` }).end();
    }
    if (req.method !== 'POST' || req.url !== `/2010-04-01/Accounts/${SID}/Messages.json`) return error(404, 20404);
    if (req.headers.authorization !== authorization) return error(401, 20003);
    if (state.down) return error(500, 20500);
    const fields = new URLSearchParams(form);
    const [to, from, body] = ['To', 'From', 'Body'].map((name) => fields.get(name) ?? '');
    if (!to || !body || from !== NUMBER) return error(400, 21603);
    if (state.refuses !== null) return error(400, state.refuses);
    await take({ to, from, body }, answer);
  };
  const take = async (text: Text, answer: (status: number, body: object) => unknown) => {
    const error = (status: number, code: number) => answer(status, { code, message: 'Refused', status });
    await state.beforeTaking(text);
    const fate = state.fateOf(text);
    const sid = `SM${String(state.texts.length).padStart(32, '0')}`;
    if (fate.startsWith('taken')) state.texts.push(text);
    const answers: Record<TextFate, () => unknown> = {
      taken: () => answer(201, { sid, status: 'queued', ...text }),
      busy: () => error(503, 20503),
      broken: () => error(500, 20500),
      'taken and broken': () => error(500, 20500),
      'taken and silent': () => undefined,
    };
    answers[fate]();
  };
  const server = createServer((req, res) => void handle(req, res));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const env = {
    TWILIO_ACCOUNT_SID: SID,
    TWILIO_AUTH_TOKEN: TOKEN,
    TWILIO_NUMBERS: NUMBER,
    TWILIO_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  return Object.assign(state, {
    env,
    mediaUrl: (name: string) => `${env.TWILIO_API_URL}/2010-04-01/Accounts/${SID}/Messages/MM1/Media/${name}`,
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      await closed;
    },
  });
}
