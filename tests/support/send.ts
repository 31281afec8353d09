import { type Agent, request } from 'node:http';

export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Answer {
  status: number;
  type: string;
  text: string;
}

/** As it stands: fetch would refuse or tidy up much of it. `from` is one of this machine's own addresses. */
export function send(
  url: string,
  { method, path, headers, body }: Sent,
  agent: Agent | false,
  from?: string,
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((done, fail) => {
    const all = { ...headers, 'content-length': String(body.length) };
    const options = { hostname, port, method, path, headers: all, agent, ...(from ? { localAddress: from } : {}) };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        done({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text });
      });
    });
    sent.on('error', fail);
    sent.end(body);
  });
}
