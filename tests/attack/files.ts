import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { Random } from '../robustness/random.ts';
import { type Account, signUp } from '../support/account.ts';
import { docx, wordsOf } from '../support/files.ts';
import { connect, type InboundAddresses, inboxOf, mailSignature } from '../support/messages.ts';
import { fileForm, post } from '../support/samples.ts';
import { type Attack, Findings, type Options } from './attack.ts';
import { type HostileFile, hostileFiles } from './files/hostile-files.ts';
import { bearer, type Call, jsonOf, NoAnswer, send } from './http.ts';
import { startTarget, type Target } from './target.ts';

const COUNT = 200;
/** Milliseconds that a file may take, and that the canary may have to wait. */
const PATIENCE_MS = 30_000;
/** Of the longest wait for mails to be worked on. */
const MAILS_MS = 120_000;

/** Files that break what opens them, through every entry point that files come in by; after each one a neighbour goes on working. */
export const attack: Attack = {
  name: 'files',
  async run(options) {
    const target = await startTarget({ env: { SMTP_IN_PORT: '0' } });
    try {
      return await files(target, options);
    } finally {
      await target.stop();
    }
  },
};

interface Scene {
  target: Target;
  findings: Findings;
  attacker: Account;
  inbound: InboundAddresses;
  quote: string;
  canary: Canary;
  mails: number;
  uploads: number;
  kept: number;
}

async function files(target: Target, { count = COUNT, seed, say }: Options) {
  const attacker = await signUp(target.url, { business_name: 'Mallory Pty Ltd' });
  const { id: quote } = await post(attacker, '/api/quotes', {
    content: { details: 'Six downlights' },
    lines: [{ description: 'Downlight', quantity: 6, unit_price: 45.5 }],
  });
  const scene: Scene = {
    target,
    findings: new Findings(),
    attacker,
    inbound: await connect(attacker),
    quote,
    canary: await makeCanary(target.url),
    mails: 0,
    uploads: 0,
    kept: 0,
  };
  const { findings } = scene;
  const random = new Random(String(seed));
  const all = hostileFiles(random);
  // with fewer than there are, some of every group
  const step = Math.max(1, all.length / count);
  const chosen = Array.from(
    { length: Math.min(count, all.length) },
    (_, i) => all[Math.floor((i + 0.5) * step)] as HostileFile,
  );
  let watched = 0;
  for (const one of chosen) {
    // made once, for all entry points
    const file = { ...one };
    const entryPoints = count < COUNT && watched % 3 ? ENTRY_POINTS.slice(0, 2) : ENTRY_POINTS;
    for (const [name, entryPoint] of entryPoints) {
      await through(scene, file, name, entryPoint);
      await canarySings(scene, `${name} took in ${told(file)}`);
    }
    if (++watched % 50 === 0) say(`${watched} of ${chosen.length} files, ${findings.all.length} faults`);
  }
  await mailsAreDone(scene);
  const figures =
    `${chosen.length} hostile files ${ENTRY_POINTS.length} ways in (${scene.uploads} uploads, ${scene.mails} mails), ${scene.kept} kept and served back as attachments, ` +
    `the neighbour's template and import looked at after each, ${findings.all.length} faults`;
  return { summary: figures, figures, findings: findings.all };
}

const told = ({ what, name }: HostileFile) => `${JSON.stringify(name.slice(0, 60))} (${what})`;

type EntryPoint = (scene: Scene, file: HostileFile) => Promise<void>;

/** One file by one entry point; where the server ends or hangs that is told, and it is started anew. */
async function through(scene: Scene, file: HostileFile, name: string, entryPoint: EntryPoint): Promise<void> {
  const { target, findings } = scene;
  try {
    await entryPoint(scene, file);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    if (await target.answers(PATIENCE_MS)) {
      if (/no answer/.test(error.message)) findings.add(`${name}: no answer`, told(file));
      return;
    }
    findings.add(`${name}: the server ended or hangs`, `${told(file)}; its last words: ${target.lastWords()}`);
    await target.restart();
  }
}

/** Only what worked, or what is the sender's to mend. */
async function ask({ target, findings, attacker }: Scene, what: string, call: Call) {
  const answer = await send(target.url, {
    patience: PATIENCE_MS,
    ...call,
    headers: { ...bearer(attacker.token), ...call.headers },
  });
  if (answer.status >= 500)
    findings.add(`${what.split(':')[0]}: ${answer.status}`, `${what} -> ${answer.text.slice(0, 200)}`);
  return answer;
}

const BOUNDARY = 'hostilefileboundary';
/** As it stands, with a name that no browser would send. */
function multipart(field: string, { name, type, content }: HostileFile): Pick<Call, 'headers' | 'body'> {
  const quoted = name
    .toWellFormed()
    .replace(/"/g, '%22')
    .replace(/[\r\n]/g, (it) => encodeURIComponent(it));
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${quoted}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}

async function upload(scene: Scene, table: string, file: HostileFile): Promise<string | undefined> {
  const answer = await ask(scene, `${table}: ${told(file)}`, {
    method: 'POST',
    path: `/api/${table}`,
    ...multipart('file', file),
  });
  scene.uploads++;
  if (answer.status !== 201) return undefined;
  const { id } = jsonOf<{ id: string }>(answer) ?? { id: '' };
  await servedSafely(scene, `/api/${table}/${id}/file`, file);
  return id;
}

const UNSAFE = /html|svg|xml(?!formats)|script/;
/** Back as an attachment that no browser looks into, byte for byte. */
async function servedSafely(scene: Scene, path: string, file: HostileFile): Promise<void> {
  const { headers, body, status } = await ask(scene, `served: ${told(file)}`, { path });
  const trouble = [
    status === 200 ? '' : `status ${status}`,
    String(headers['content-disposition']).startsWith('attachment') ? '' : 'not as an attachment',
    headers['x-content-type-options'] === 'nosniff' ? '' : 'no nosniff',
    UNSAFE.test(String(headers['content-type'])) ? `as ${headers['content-type']}` : '',
    /sandbox/.test(String(headers['content-security-policy'])) ? '' : 'no sandbox',
    hash(body) === hash(file.content) ? '' : 'other bytes than were sent',
  ].filter(Boolean);
  scene.kept++;
  if (trouble.length) scene.findings.add(`served back: ${trouble.join(', ')}`, told(file));
}
const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');

const asTemplate: EntryPoint = async (scene, file) => {
  const id = await upload(scene, 'templates', file);
  if (!id) return;
  const body = { template_id: id };
  await ask(scene, `template chosen: ${told(file)}`, { method: 'PATCH', path: `/api/quotes/${scene.quote}`, body });
  for (const kind of ['document', 'pdf']) {
    const { headers, status } = await ask(scene, `quote ${kind}: ${told(file)}`, {
      path: `/api/quotes/${scene.quote}/${kind}`,
    });
    if (status === 200 && !String(headers['content-disposition']).startsWith('attachment')) {
      scene.findings.add(`quote ${kind} not served as an attachment`, told(file));
    }
  }
  await ask(scene, `draft: ${told(file)}`, {
    method: 'POST',
    path: '/api/quote-drafts',
    body: { ...body, details: '6 downlights' },
  });
};

const asAttachment: EntryPoint = async (scene, file) => {
  const id = await upload(scene, 'attachments', file);
  if (!id) return;
  const body = { message: 'What is in this file?', attachments: [id] };
  await ask(scene, `said with: ${told(file)}`, { method: 'POST', path: '/api/functions/agent-orchestrator', body });
};

const asImport: EntryPoint = async (scene, { content, ...file }) => {
  const csv = content.subarray(0, 950_000).toString('utf8');
  for (const path of ['/api/imports/preview', '/api/imports']) {
    const table = scene.uploads % 2 ? 'clients' : 'suppliers';
    await ask(scene, `import: ${told({ ...file, content })}`, { method: 'POST', path, body: { table, csv } });
  }
};

/** As a mail program sends it; a mail is sent as the mail. */
async function mailWith({ email: to }: InboundAddresses, { name, type, content }: HostileFile): Promise<Buffer> {
  if (type === 'message/rfc822') return content;
  const transport = createTransport({ streamTransport: true, buffer: true });
  const attachments = [{ filename: name.toWellFormed(), contentType: type, content }];
  const mail = { from: 'stranger@example.org', to, subject: 'Plans', text: 'See attached', attachments };
  return (await transport.sendMail(mail)).message as Buffer;
}

const byWebhook: EntryPoint = async (scene, file) => {
  const raw = await mailWith(scene.inbound, file);
  const signature = mailSignature(raw as unknown as string);
  const { status } = await ask(scene, `mail by webhook: ${told(file)}`, {
    method: 'POST',
    path: '/api/channels/email/inbound',
    headers: {
      'content-type': 'message/rfc822',
      'x-smoko-signature': signature,
      'x-smoko-recipient': scene.inbound.email,
    },
    body: raw,
  });
  if (status === 202) scene.mails++;
};

const bySmtp: EntryPoint = async (scene, file) => {
  const { email: to } = scene.inbound;
  const channels = await ask(scene, 'channels', { path: '/api/channels' });
  const port = jsonOf<{ email: { smtp_port: number } }>(channels)?.email.smtp_port ?? 0;
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  // a mail that differs: the same one again would be the same message
  const raw = Buffer.concat([Buffer.from(`X-Way: smtp\r\n`), await mailWith(scene.inbound, file)]);
  try {
    await transport.sendMail({ envelope: { from: 'stranger@example.org', to }, raw });
    scene.mails++;
  } catch (error) {
    const { responseCode: code } = error as { responseCode?: number };
    // 5xx is a refusal; 4xx means "try again later", which a bad file is no reason for
    if (!code || code < 500) scene.findings.add(`SMTP: ${code ?? 'hung up'}`, `${told(file)}: ${String(error)}`);
  } finally {
    transport.close();
  }
};

const ENTRY_POINTS: readonly [string, EntryPoint][] = [
  ['template', asTemplate],
  ['attachment', asAttachment],
  ['import', asImport],
  ['mail by webhook', byWebhook],
  ['mail by SMTP', bySmtp],
];

/** Each mail that was taken in is worked on to its end, whatever was in it. */
async function mailsAreDone({ attacker, findings, target }: Scene): Promise<void> {
  const end = Date.now() + MAILS_MS;
  for (;;) {
    const waiting = (await inboxOf(attacker)).filter(({ status }) => status === 'received');
    if (!waiting.length) break;
    if (Date.now() > end) {
      findings.add('a mail is never done', JSON.stringify(waiting[0]).slice(0, 400));
      break;
    }
    await new Promise((done) => setTimeout(done, 500));
  }
  const failed = await send(target.url, {
    path: '/api/inbox?status=failed&limit=100',
    headers: bearer(attacker.token),
  });
  for (const item of jsonOf<{ data: { subject: string; error: string }[] }>(failed)?.data ?? []) {
    findings.add(`a mail could not be worked on: ${item.error}`, JSON.stringify(item).slice(0, 600));
  }
}

interface Canary {
  account: Account;
  quote: string;
}

const CANARY = 'Canary Wharf';
/** Another business with a Word template that it fills in. */
async function makeCanary(url: string): Promise<Canary> {
  const account = await signUp(url, { business_name: 'Canary Electrical' });
  const client = await post(account, '/api/clients', { name: CANARY });
  const template = await post(
    account,
    '/api/templates',
    fileForm('canary.docx', docx(['Dear {client_name},', '{#lines}{description}{/lines}'])),
  );
  const quote = await post(account, '/api/quotes', {
    client_id: client.id,
    template_id: template.id,
    lines: [{ description: 'Downlight', quantity: 1, unit_price: 10 }],
  });
  return { account, quote: quote.id };
}

/** The neighbour's template is filled in, and a list is read in, as on any other day. */
async function canarySings({ target, findings, canary }: Scene, after: string): Promise<void> {
  const headers = bearer(canary.account.token);
  const look = async () => {
    const document = await send(target.url, {
      path: `/api/quotes/${canary.quote}/document`,
      headers,
      patience: PATIENCE_MS,
    });
    if (document.status !== 200) return `its document: ${document.status} ${document.text.slice(0, 200)}`;
    const words = wordsOf(document.body);
    if (!words.includes(`Dear ${CANARY},`) || !words.includes('Downlight'))
      return `its document says ${words.slice(0, 100)}`;
    const body = { table: 'clients', csv: 'Name\nSomebody New\n' };
    const preview = await send(target.url, {
      method: 'POST',
      path: '/api/imports/preview',
      headers,
      body,
      patience: PATIENCE_MS,
    });
    return preview.text.includes('"new":1') ? null : `its import: ${preview.status} ${preview.text.slice(0, 200)}`;
  };
  const trouble = await look().catch((error: unknown) => String(error));
  if (!trouble) return;
  findings.add('a neighbour stopped working', `after ${after}: ${trouble}`);
  await target.restart();
}
