import { request } from 'node:http';

export interface FromReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
  body: any;
}

interface Sending {
  method?: string;
  json?: unknown;
  headers?: Record<string, string>;
  /** Where the connection begins: 127.0.0.2 is another address than 127.0.0.1. */
  from?: string;
}

/** A request over a connection that really comes from an address. */
export const fetchFrom = (url: string, { method, json, headers = {}, from = '127.0.0.1' }: Sending = {}) =>
  new Promise<FromReply>((done, failed) => {
    const body = json === undefined ? '' : JSON.stringify(json);
    const sent = request(
      url,
      {
        method: method ?? (json === undefined ? 'GET' : 'POST'),
        localAddress: from,
        agent: false,
        headers: {
          ...(json === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (res) => {
        let text = '';
        res.setEncoding('utf8');
        res.on('data', (chunk: string) => {
          text += chunk;
        });
        res.on('end', () => {
          const isJson = String(res.headers['content-type']).includes('json');
          done({ status: res.statusCode ?? 0, headers: res.headers, body: isJson ? JSON.parse(text) : text });
        });
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
