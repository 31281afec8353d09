import { createServer, type Socket } from 'node:net';
import { simpleParser } from 'mailparser';
import { afterEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { drawnPng } from '../../testing/pictures.ts';
import { createMailProvider } from './mail-provider.ts';
import type { Outbound } from './provider.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const MESSAGE = {
  item: {
    to: 'priya@example.com',
    subject: 'Quote Q-1',
    body: 'Hi Priya\n\nHere it is: https://smoko.example/q/abc',
    message_id: '<65f000000000000000000001@smoko.example>',
    references: ['<one@example.com>', '<two@example.com>'],
  },
  files: [{ name: 'Quote Q-1.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4') }],
  from: { name: 'Carmody "Mel" Trades', smsNumber: null, replyTo: 'mel+token@in.example.com' },
  unsubscribe: null,
} as unknown as Outbound;

function provider(url: string) {
  const made = createMailProvider(url, 'Smoko <no-reply@smoko.example>');
  closing.push(() => made.close());
  return made;
}
async function server(refuse?: (attempt: number) => number | null): Promise<MailServer> {
  const started = await startMailServer(refuse);
  closing.push(() => started.close());
  return started;
}
/** A mail server that answers line by line, and hangs up after what it has no answer to. */
async function rude(answers: Record<string, string>): Promise<string> {
  const sockets = new Set<Socket>();
  const listening = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (answers.hello) socket.write(`${answers.hello}\r\n`);
    else return socket.destroy();
    socket.on('data', (chunk) => {
      const word = chunk.toString().split(/[\s:]/)[0]?.toUpperCase() ?? '';
      const line = answers[word];
      if (line) socket.write(`${line}\r\n`);
      else socket.destroy();
    });
  });
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((done) => listening.close(done));
  });
  return `smtp://127.0.0.1:${(listening.address() as { port: number }).port}`;
}
const OK = { hello: '220 hello', EHLO: '250 hello', MAIL: '250 ok', RCPT: '250 ok', DATA: '354 go on' };

describe('a mail', () => {
  it('goes in the name of the business, threaded, with its file, and answers come to the business', async () => {
    const { url, mails } = await server();
    expect(await provider(url).send(MESSAGE)).toEqual({ outcome: 'sent' });
    const [mail] = mails;
    expect(mail).toMatchObject({ from: 'no-reply@smoko.example', to: ['priya@example.com'] });
    const raw = mail?.raw.replace(/\r\n[ \t]+/g, ' ') ?? '';
    for (const line of [
      'From: "Carmody \\"Mel\\" Trades via Smoko" <no-reply@smoko.example>',
      'Reply-To: "Carmody \\"Mel\\" Trades" <mel+token@in.example.com>',
      'Message-ID: <65f000000000000000000001@smoko.example>',
      'In-Reply-To: <two@example.com>',
      'References: <one@example.com> <two@example.com>',
      'Content-Type: text/plain',
      'Content-Type: text/html',
      'Content-Disposition: attachment; filename="Quote Q-1.pdf"',
    ]) {
      expect(raw).toContain(line);
    }
    expect(raw).not.toContain('List-Unsubscribe');
  });

  it('has the business’s logo at its head, as a part of the mail that is fetched from nowhere', async () => {
    const { url, mails } = await server();
    const content = Buffer.from(drawnPng(340, 60));
    const logo = { content, type: 'image/png', width: 340, height: 60 };
    await provider(url).send({ ...MESSAGE, from: { ...MESSAGE.from, logo } });
    const { html, attachments } = await simpleParser(mails[0]?.raw ?? '', { skipImageLinks: true });
    expect(String(html)).toContain(
      '<img src="cid:logo@smoko" alt="Carmody &quot;Mel&quot; Trades" width="170" height="30"',
    );
    expect(String(html)).not.toMatch(/<img[^>]+http/);
    expect(
      attachments.map(({ filename, contentDisposition, related }) => [filename, contentDisposition, related]),
    ).toEqual(
      expect.arrayContaining([
        ['Quote Q-1.pdf', 'attachment', undefined],
        ['logo.png', 'inline', true],
      ]),
    );
    expect(attachments.find(({ cid }) => cid === 'logo@smoko')?.content.equals(content)).toBe(true);
  });

  it('that is commercial has one click against more of them', async () => {
    const { url, mails } = await server();
    await provider(url).send({ ...MESSAGE, unsubscribe: 'https://smoko.example/u/token' });
    const raw = mails[0]?.raw.replace(/\r\n[ \t]+/g, ' ') ?? '';
    expect(raw).toContain('List-Unsubscribe: <https://smoko.example/u/token>');
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(raw).toContain('To get no more of these emails: https://smoko.example/u/token');
  });

  it.each([
    ['refused for good', 550, 'failed'],
    ['refused for now', 451, 'later'],
  ])('%s after all of it was read is %s', async (_, code, outcome) => {
    const { url } = await server(() => code);
    expect(await provider(url).send(MESSAGE)).toMatchObject({ outcome });
  });

  it.each([
    [
      '550 5.1.1 <priya@example.com>: Recipient address rejected',
      'Nobody has that email address. Check how it is written.',
    ],
    ['550 no such mailbox', 'Nobody has that email address. Check how it is written.'],
    ['552 5.2.2 over quota', 'Their mailbox is full.'],
    ['554 5.7.1 listed as spam', 'It was turned away as unwanted mail. Ring or text them instead.'],
    ['554 5.7.1 relay access denied', 'Emails are not set up right, so it could not go. Tell whoever runs this Smoko.'],
    // these two are about who sends
    [
      '553 5.1.7 Bad sender address syntax',
      'Emails are not set up right, so it could not go. Tell whoever runs this Smoko.',
    ],
    [
      '501 5.1.8 Sender domain does not exist',
      'Emails are not set up right, so it could not go. Tell whoever runs this Smoko.',
    ],
    ['550 Not today, thanks', 'Their side turned it away: Not today, thanks'],
  ])('refused with %s says in plain words why', async (answer, reason) => {
    const url = await rude({ ...OK, RCPT: answer });
    expect(await provider(url).send(MESSAGE)).toEqual({ outcome: 'failed', reason });
  });

  it.each([
    ['nobody listens', null, 'later'],
    ['the server hangs up at once', {}, 'later'],
    ['the server greets with a refusal for now', { hello: '421 busy' }, 'later'],
    ['the server greets with a refusal for good', { hello: '554 not you' }, 'failed'],
    ['the server hangs up before the content', { ...OK, DATA: '' }, 'later'],
    ['the recipient is refused', { ...OK, RCPT: '550 no such mailbox' }, 'failed'],
    ['the recipient is refused for now', { ...OK, RCPT: '450 greylisted' }, 'later'],
    ['the server hangs up in the middle of the content', OK, 'unknown'],
  ])('when %s is %s', async (_, answers, outcome) => {
    const url = answers ? await rude(answers) : 'smtp://127.0.0.1:9';
    expect(await provider(url).send(MESSAGE)).toMatchObject({ outcome });
  });
});
