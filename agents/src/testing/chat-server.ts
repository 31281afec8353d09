import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One scripted answer of a chat-completions endpoint. */
export interface Scripted {
  text?: string;
  calls?: { name: string; args: unknown }[];
  /** Raw argument text of the first call, for what is no JSON. */
  rawArguments?: string;
  status?: number;
  headers?: Record<string, string>;
  /** Answers once this has come to pass. */
  after?: Promise<unknown>;
  /** Sends nothing. */
  hang?: boolean;
  /** Ends the connection after so many chunks. */
  breakAfter?: number;
  /** Sent as the body, whatever it is. */
  body?: string;
}

export interface Asked {
  messages: { role: string; content: string | null; tool_calls?: unknown[]; tool_call_id?: string }[];
  tools: string[];
  model: string;
  stream: boolean;
  authorization: string | undefined;
}

type Script = (asked: Asked, count: number) => Scripted;

/** A local server that speaks chat-completions with SSE, streaming text and tool calls in pieces. */
export async function chatServer(script: Script | Scripted[]) {
  const asked: Asked[] = [];
  const answers: Script =
    typeof script === 'function' ? script : (_, count) => script[count] ?? { text: 'Nothing more.' };
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const given = JSON.parse(body) as {
        messages: Asked['messages'];
        tools?: { function: { name: string } }[];
        model: string;
        stream: boolean;
      };
      const seen: Asked = {
        messages: given.messages,
        tools: (given.tools ?? []).map((tool) => tool.function.name),
        model: given.model,
        stream: given.stream,
        authorization: request.headers.authorization,
      };
      asked.push(seen);
      const scripted = answers(seen, asked.length - 1);
      void (scripted.after ?? Promise.resolve()).then(() => answer(response, scripted));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    host: `127.0.0.1:${port}`,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type ChatServer = Awaited<ReturnType<typeof chatServer>>;

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

function answer(response: ServerResponse, scripted: Scripted): void {
  if (scripted.hang) return;
  if (scripted.status) {
    response.writeHead(scripted.status, { 'content-type': 'application/json', ...scripted.headers });
    response.end(JSON.stringify({ error: { message: 'scripted failure', type: 'server_error' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (scripted.body !== undefined) {
    response.end(scripted.body);
    return;
  }
  const chunks = pieces(scripted).map((delta) => `data: ${JSON.stringify(chunk(delta))}\n\n`);
  const sent = chunks.slice(0, scripted.breakAfter ?? chunks.length);
  response.write(sent.join(''));
  if (scripted.breakAfter === undefined) {
    const last = chunk({}, scripted.calls?.length ? 'tool_calls' : 'stop');
    response.end(`data: ${JSON.stringify(last)}\n\ndata: [DONE]\n\n`);
  } else setImmediate(() => response.destroy());
}

const chunk = (delta: object, finish: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'scripted',
  choices: [{ index: 0, delta, finish_reason: finish }],
});

/** Text word by word; each call as a head with its name, then its arguments in two halves. */
function pieces({ text = '', calls = [], rawArguments }: Scripted): object[] {
  const words = (text.match(/\S+\s*/g) ?? []).map((content) => ({ content }));
  const called = calls.flatMap(({ name, args }, index) => {
    const json = index === 0 && rawArguments !== undefined ? rawArguments : JSON.stringify(args);
    const middle = Math.ceil(json.length / 2);
    const part = (text: string) => ({ tool_calls: [{ index, function: { arguments: text } }] });
    const head = { tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }] };
    return [head, part(json.slice(0, middle)), part(json.slice(middle))];
  });
  return [{ role: 'assistant', content: '' }, ...words, ...called];
}
