// A chat-completions server in a process of its own that answers at once, streamed or whole, what the script says.
// GET /counted gives how many calls it had and how many bytes their bodies were, and starts counting anew.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, decide, requestSchema } from './agent-turn/script.ts';

let counted = { calls: 0, bytes: 0 };
let answers = 0;

const server = createServer((req, res) => {
  if (req.url === '/counted') {
    res.end(JSON.stringify(counted));
    counted = { calls: 0, bytes: 0 };
  } else respond(req, res).catch((error: unknown) => res.writeHead(500).end(String(error)));
});

async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  counted = { calls: counted.calls + 1, bytes: counted.bytes + body.length };
  const request = requestSchema.parse(JSON.parse(body.toString('utf8')));
  const answer = decide(request);
  if (request.stream) stream(res, answer);
  else res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(whole(answer)));
}

const head = (object: string) => ({ id: `chatcmpl-${++answers}`, object, created: 0, model: 'scripted' });
const callOf = ({ name, args }: NonNullable<Answer['call']>) => ({
  id: `call_${answers}`,
  type: 'function',
  function: { name, arguments: JSON.stringify(args) },
});

function whole({ text, call }: Answer) {
  const message = { role: 'assistant', content: text || null, ...(call ? { tool_calls: [callOf(call)] } : {}) };
  return {
    ...head('chat.completion'),
    choices: [{ index: 0, message, finish_reason: call ? 'tool_calls' : 'stop' }],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  };
}

/** A word a piece, and a call's arguments in two, as endpoints do. */
function stream(res: ServerResponse, { text, call }: Answer): void {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  const common = head('chat.completion.chunk');
  const send = (delta: object, finish_reason: string | null = null) =>
    res.write(`data: ${JSON.stringify({ ...common, choices: [{ index: 0, delta, finish_reason }] })}\n\n`);
  send({ role: 'assistant', content: '' });
  for (const word of text.match(/\S+\s*/g) ?? []) send({ content: word });
  if (call) {
    const { function: named, ...one } = callOf(call);
    const half = Math.floor(named.arguments.length / 2);
    const first = { ...named, arguments: named.arguments.slice(0, half) };
    send({ tool_calls: [{ index: 0, ...one, function: first }] });
    send({ tool_calls: [{ index: 0, function: { arguments: named.arguments.slice(half) } }] });
  }
  send({}, call ? 'tool_calls' : 'stop');
  res.end('data: [DONE]\n\n');
}

server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
