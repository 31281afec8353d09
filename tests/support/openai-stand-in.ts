import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** What the server asked the model, as far as scripts care. */
export interface ModelRequest {
  /** Counts up from 1. */
  number: number;
  /** Size of the request's body. */
  bytes: number;
  /** Who is to answer: "jerry", "sarah" ... Taken from the system message; '' when it names nobody. */
  assistant: string;
  /** How many answers with tool calls this assistant has given in this turn. */
  step: number;
  /** The last thing a user said. */
  said: string;
  /** What the tools answered, oldest first. */
  results: string[];
  /** Everything it was given to read, message by message. */
  prompt: string[];
  /** Names of the tools it was offered. */
  tools: string[];
  /** The conversation as it came. */
  messages: Message[];
  /** The header that the key is in. */
  authorization: string | undefined;
  /** What it has called itself before, as it wrote it. */
  called: { name: string; arguments: string }[];
}

/** Text as it is sent, or something to be done (and waited for) before the next piece. */
type Piece = string | (() => unknown);

export interface ModelAnswer {
  text?: string | Piece[];
  calls?: { name: string; args: object }[];
  /** Done once the first byte of the answer is out. */
  afterFirstByte?: () => unknown;
  /** What it says it took, where it was asked to tell. */
  usage?: { prompt_tokens: number; completion_tokens: number };
  /** An HTTP status other than 200: the endpoint fails. */
  status?: number;
}

export type Script = (request: ModelRequest) => ModelAnswer | Promise<ModelAnswer>;

export interface StandIn {
  /** For the server's environment. */
  env: { OPENAI_BASE_URL: string; OPENAI_API_KEY: string; OPENAI_MODEL: string };
  requests: ModelRequest[];
  /** Keys that its list of models was asked for with. */
  lists: (string | undefined)[];
  /** Answers that are being waited for or streamed right now. */
  open(): number;
  /** Answers everything from now on. */
  script(script: Script): void;
  close(): Promise<void>;
}

const body = z.object({
  stream: z.literal(true),
  messages: z.array(
    z.object({
      role: z.string(),
      content: z.union([z.string(), z.array(z.object({ text: z.string() })), z.null()]).optional(),
      tool_call_id: z.string().optional(),
      tool_calls: z
        .array(z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) }))
        .optional(),
    }),
  ),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).default([]),
});
export type Message = z.output<typeof body>['messages'][number];

export const textOf = ({ content }: Message): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('');

function understand(text: string, number: number, authorization: string | undefined): ModelRequest {
  const { messages, tools } = body.parse(JSON.parse(text));
  const system = messages.find(({ role }) => role === 'system');
  const said = messages.findLast(({ role }) => role === 'user');
  return {
    number,
    bytes: Buffer.byteLength(text),
    assistant: /You are (\w+),/.exec(system ? textOf(system) : '')?.[1]?.toLowerCase() ?? '',
    step: messages.filter(({ role, tool_calls }) => role === 'assistant' && tool_calls?.length).length,
    said: said ? textOf(said) : '',
    results: messages.filter(({ role }) => role === 'tool').map(textOf),
    prompt: messages.map(textOf),
    messages,
    tools: tools.map((tool) => tool.function.name),
    authorization,
    called: messages.flatMap(({ tool_calls = [] }) => tool_calls.map((call) => call.function)),
  };
}

/** A chat-completions server of the tests' own: answers over HTTP, streamed, what a script says. */
export async function startStandIn(
  first: Script = () => ({ text: 'Righto.' }),
  { keepRequests = true } = {},
): Promise<StandIn> {
  const requests: ModelRequest[] = [];
  const lists: (string | undefined)[] = [];
  let script = first;
  let count = 0;
  let open = 0;
  const server = createServer((req, res) => {
    open++;
    res.once('close', () => open--);
    answer(req, res).catch(() => res.destroy());
  });

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.url === '/v1/models') {
      lists.push(req.headers.authorization);
      return void res.end(
        JSON.stringify({ object: 'list', data: [{ id: 'stand-in', owned_by: 'library' }, { id: 'larger' }] }),
      );
    }
    if (req.method !== 'POST' || req.url !== '/v1/chat/completions') return void res.writeHead(404).end();
    const request = understand(await readAll(req), ++count, req.headers.authorization);
    if (keepRequests) requests.push(request);
    const { text = [], calls = [], afterFirstByte, status, usage } = await script(request);
    if (status) {
      res.writeHead(status, { 'content-type': 'application/json' });
      return void res.end(JSON.stringify({ error: { message: 'scripted failure' } }));
    }
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (delta: object, finish_reason: string | null = null) =>
      res.write(`data: ${JSON.stringify(chunk(request.number, delta, finish_reason))}\n\n`);
    send({ role: 'assistant', content: '' });
    await afterFirstByte?.();
    for (const piece of typeof text === 'string' ? [text] : text) {
      if (typeof piece === 'string') send({ content: piece });
      else await Promise.race([piece(), new Promise((gone) => res.once('close', gone))]);
    }
    calls.forEach(({ name, args }, index) => {
      const json = JSON.stringify(args);
      const half = Math.floor(json.length / 2);
      const id = `call_${request.number}_${index}`;
      send({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: json.slice(0, half) } }] });
      send({ tool_calls: [{ index, function: { arguments: json.slice(half) } }] });
    });
    send({}, calls.length ? 'tool_calls' : 'stop');
    if (usage) res.write(`data: ${JSON.stringify({ ...chunk(request.number, {}, null), choices: [], usage })}\n\n`);
    res.end('data: [DONE]\n\n');
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_API_KEY: 'not-a-real-key',
      OPENAI_MODEL: 'stand-in',
    },
    requests,
    lists,
    open: () => open,
    script(next) {
      script = next;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const chunk = (number: number, delta: object, finish_reason: string | null) => ({
  // LangGraph takes two messages of one id for one message
  id: `chatcmpl-${number}`,
  object: 'chat.completion.chunk',
  created: 0,
  model: 'stand-in',
  choices: [{ index: 0, delta, finish_reason }],
});

async function readAll(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Something that waits until it is opened. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open: () => open() };
}
