import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Stored {
  content: Buffer;
  modified: Date;
}

export interface S3Server {
  settings: { bucket: string; endpoint: string; region: string; accessKeyId: string; secretAccessKey: string };
  objects: Map<string, Stored>;
  close(): Promise<void>;
}

const KEYS = { accessKeyId: 'AKIASMOKOTEST', secretAccessKey: 'a secret for tests only' };
const REGION = 'ap-southeast-2';
const BUCKET = 'smoko';
/** Lists come in small pages, so that whoever reads them has to go on. */
const PAGE = 3;

/** A bucket that speaks as much of S3 as a file store needs, and takes nothing without a right signature (version 4). */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Stored>();
  const server = createServer((req, res) => {
    void answer(req, objects).then(({ status, body = '', type = 'application/xml' }) => {
      res.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }).end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { bucket: BUCKET, endpoint, region: REGION, ...KEYS },
    objects,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

interface Answer {
  status: number;
  body?: string | Buffer;
  type?: string;
}
const failed = (status: number, code: string): Answer => ({ status, body: `<Error><Code>${code}</Code></Error>` });

async function answer(req: IncomingMessage, objects: Map<string, Stored>): Promise<Answer> {
  const content = await buffer(req);
  const url = new URL(req.url ?? '', 'http://bucket');
  if (!isSigned(req, url, content)) return failed(403, 'SignatureDoesNotMatch');
  const [, bucket, ...parts] = decodeURIComponent(url.pathname).split('/');
  if (bucket !== BUCKET) return failed(404, 'NoSuchBucket');
  const key = parts.join('/');
  const known = objects.get(key);
  if (req.method === 'GET' && url.searchParams.get('list-type') === '2') return listing(url, objects);
  switch (req.method) {
    case 'PUT':
      if (known && req.headers['if-none-match'] === '*') return failed(412, 'PreconditionFailed');
      objects.set(key, { content, modified: new Date() });
      return { status: 200 };
    case 'GET':
      return known ? { status: 200, body: known.content, type: 'application/octet-stream' } : failed(404, 'NoSuchKey');
    case 'DELETE':
      objects.delete(key);
      return { status: 204 };
    default:
      return failed(405, 'MethodNotAllowed');
  }
}

function listing(url: URL, objects: Map<string, Stored>): Answer {
  const after = url.searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()].sort().filter((key) => key > after);
  const page = keys.slice(0, PAGE);
  const contents = page.map((key) => {
    const { content, modified } = objects.get(key) as Stored;
    return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
  });
  const more = keys.length > page.length;
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return {
    status: 200,
    body: `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  };
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature Version 4 of the headers and the content, worked out from the documentation and not by the client's code. */
function isSigned(req: IncomingMessage, url: URL, content: Buffer): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, id, day = '', region = '', names = '', signature = ''] = form.exec(req.headers.authorization ?? '') ?? [];
  const at = String(req.headers['x-amz-date']);
  const hash = String(req.headers['x-amz-content-sha256']);
  if (id !== KEYS.accessKeyId || region !== REGION || !at.startsWith(day) || hash !== sha256(content)) return false;
  if (!names.split(';').includes('host')) return false;
  const headers = names.split(';').map((name) => `${name}:${String(req.headers[name]).trim().replace(/ +/g, ' ')}\n`);
  const query = [...url.searchParams]
    .map((pair) => pair.map(encoded).join('='))
    .sort()
    .join('&');
  const canonical = [req.method, url.pathname, query, headers.join(''), names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['aws4_request', 's3', region, day].reduceRight<string | Buffer>(hmac, `AWS4${KEYS.secretAccessKey}`);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
