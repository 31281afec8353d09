import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DnsServer, startDnsServer } from '../../testing/dns-server.ts';
import { deliveryOf, mailOf } from '../../testing/mails.ts';
import { readMail } from './read-mail.ts';

let dns: DnsServer;
beforeAll(async () => {
  dns = await startDnsServer({});
});
afterAll(() => dns.close());

const HEAD = {
  From: 'Grace Huang <Grace@Client.example>',
  To: 'reply@carmody.example',
  Subject: 'Bill',
  'Message-ID': '<1@x.example>',
};
const read = (headers: Record<string, string | string[]>, body: string, to = 'reply@carmody.example') =>
  readMail(deliveryOf(mailOf({ ...HEAD, ...headers }, body), { to }), dns);
const readHtml = (html: string) => read({ 'Content-Type': 'text/html; charset=utf-8' }, html);
const HIDDEN = 'Part of this message was hidden. It is left out.';

it('reads who, what, and what it answers', async () => {
  const mail = await read(
    { 'In-Reply-To': '<a@smoko.example>', References: '<b@smoko.example>\r\n <a@smoko.example>' },
    'Transferred it, remittance attached.\n\nOn Mon, 16 Nov 2026 at 8:40 AM, Mel Carmody wrote:\n> Bill: $795.00.',
    'reply+abc123@carmody.example',
  );
  expect(mail).toMatchObject({
    from: { address: 'grace@client.example', name: 'Grace Huang' },
    subject: 'Bill',
    text: 'Transferred it, remittance attached.',
    quoted: expect.stringContaining('> Bill: $795.00.'),
    auth: 'none',
    automatic: null,
    references: ['<a@smoko.example>', '<b@smoko.example>'],
    token: 'abc123',
    namesAttachment: true,
    warnings: ['Sender not verified: nothing proves that it came from this address.'],
  });
});

it('reads every encoding', async () => {
  const mail = await read(
    {
      From: '=?iso-8859-1?Q?Andr=E9?= <andre@client.example>',
      Subject: '=?utf-8?B?TcWNcmVuYSDwn5GN?=',
      'Content-Type': 'text/plain; charset=windows-1252',
      'Content-Transfer-Encoding': 'quoted-printable',
    },
    'I=92ll take it =96 caf=E9=\n table',
  );
  expect(mail).toMatchObject({ from: { name: 'André' }, subject: 'Mōrena 👍', text: 'I’ll take it – café table' });
});

it('keeps files, and says what was left out', async () => {
  const part = (name: string) =>
    `--b\r\nContent-Type: application/pdf; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERi0xLjc=\r\n`;
  const names = Array.from({ length: 12 }, (_, i) => `bill ${i}.pdf`);
  const body = `--b\r\nContent-Type: text/plain\r\n\r\nSee attached\r\n${names.map(part).join('')}--b--`;
  const mail = await read({ 'Content-Type': 'multipart/mixed; boundary=b' }, body);
  expect(mail.text).toBe('See attached');
  expect(mail.files).toHaveLength(10);
  expect(mail.files[0]).toEqual({ name: 'bill 0.pdf', content: Buffer.from('%PDF-1.7'), inline: false });
  expect(mail.warnings).toContain('2 of its files were left out: at most ten of up to 25 MB are kept.');
});

describe('a formatted mail', () => {
  it('becomes plain text, with what it answers cut', async () => {
    const mail = await readHtml(
      '<html><head><title>x</title><style>p{color:#333}</style></head><body><div>Yes, <b>go ahead</b>.</div><div>See <a href="https://pay.example/1">here</a></div><br><div class="gmail_quote"><div>On Mon, 16 Nov 2026 at 8:40 AM, Mel wrote:<br></div><blockquote>Bill: $795</blockquote></div></body></html>',
    );
    expect(mail.text).toBe('Yes, go ahead.\nSee here [https://pay.example/1]');
    expect(mail.quoted).toContain('Bill: $795');
    expect(mail.warnings).not.toContain(HIDDEN);
  });

  it.each([
    ['display: none', '<div style="display:none">X1</div>'],
    ['within something hidden', '<div style="DISPLAY : none !important"><p><b>X1</b></p></div>'],
    ['visibility', '<span style="visibility:hidden">X1</span>'],
    ['no size', '<span style="font-size:0">X1</span>'],
    ['one pixel', '<span style="font-size:1px">X1</span>'],
    ['white on white', '<span style="color:#fff">X1</span>'],
    ['the font element', '<font color="#fefefe">X1</font>'],
    [
      'the colour of the cell',
      '<table><tr><td bgcolor="#202020"><span style="color:rgb(33,32,32)">X1</span></td></tr></table>',
    ],
    ['see-through', '<span style="color:rgba(0,0,0,0)">X1</span>'],
    ['no opacity', '<p style="opacity:0.0">X1</p>'],
    ['far away', '<p style="position:absolute;left:-9999px">X1</p>'],
    ['no height', '<div style="max-height:0;overflow:hidden">X1</div>'],
    ['clipped', '<div style="position:absolute;clip:rect(0,0,0,0)">X1</div>'],
    ['the attribute', '<p hidden>X1</p>'],
    ['aria-hidden', '<p aria-hidden="true">X1</p>'],
    ['a rule of the page', '<style>.a, .b{display:none}</style><p class="b">X1</p>'],
    ['a rule by id', '<style>#z{font-size:0px}</style><p id="z">X1</p>'],
    ['Outlook only', '<p style="mso-hide:all">X1</p>'],
    ['turned round', '<p>A\u202eX1\u202c</p>'],
  ])('leaves out what is hidden by %s', async (how, html) => {
    const { text, warnings } = await readHtml(`<body><p>Yes please.</p>${html}</body>`);
    expect(text).toContain('Yes please.');
    if (how !== 'turned round') expect(text).not.toContain('X1');
    expect(warnings).toContain(HIDDEN);
  });

  it.each([
    ['white on dark', '<td style="background:#204060"><span style="color:white">X1</span></td>'],
    [
      'white on a picture over dark',
      '<td style="background:#204060 url(a.png)"><span style="color:#ffffff">X1</span></td>',
    ],
    ['grey small print', '<p style="color:#999;font-size:10px">X1</p>'],
    ['an empty hidden part', '<div style="display:none">&nbsp;</div><p>X1</p>'],
    ['a hidden line box', '<div style="overflow:hidden;height:20px">X1</div>'],
    ['a family of pictures', '<p>X1 👨‍👩‍👧</p>'],
  ])('keeps what can be read: %s', async (_what, html) => {
    const { text, warnings } = await readHtml(`<body>${html}</body>`);
    expect(text).toContain('X1');
    expect(warnings).not.toContain(HIDDEN);
  });

  it('says nothing of scripts, comments and forms', async () => {
    const { text } = await readHtml(
      '<p>Hi</p><script>alert(1)</script><!-- ignore --><textarea>X1</textarea><svg><text>X1</text></svg>',
    );
    expect(text).toBe('Hi');
  });

  it('goes by the plain part, and says so where the two differ', async () => {
    const both = (html: string) =>
      read(
        { 'Content-Type': 'multipart/alternative; boundary=b' },
        `--b\r\nContent-Type: text/plain\r\n\r\nPlease go ahead with the carport\r\n--b\r\nContent-Type: text/html\r\n\r\n${html}\r\n--b--`,
      );
    const differs = 'The plain and the formatted part of this mail say different things. You see the plain one.';
    const same = await both('<p>Please <b>go ahead</b> with the carport</p>');
    expect(same.text).toBe('Please go ahead with the carport');
    expect(same.warnings).not.toContain(differs);
    const other = await both('<p>Cancel everything, refund my deposit today</p>');
    expect(other.text).toBe('Please go ahead with the carport');
    expect(other.warnings).toContain(differs);
  });
});

it.each([
  ['two From lines', { From: ['Grace <grace@client.example>', 'Mel <mel@carmody.example>'] }],
  ['two addresses in one', { From: 'grace@client.example, mel@carmody.example' }],
  ['a group', { From: 'us: grace@client.example, mel@carmody.example;' }],
  ['nobody', { From: 'Grace' }],
])('takes no sender from %s', async (_what, headers) => {
  const mail = await read(headers, 'Go ahead');
  expect(mail.auth).toBe('fail');
  expect(mail.warnings.join(' ')).toMatch(/more than one sender|does not say who/);
});

it('warns of an address in the name, and of foreign letters in the domain', async () => {
  const name = await read({ From: '"mel@carmody.example" <x@evil.example>' }, 'Hi');
  expect(name.from.address).toBe('x@evil.example');
  expect(name.warnings[0]).toBe(
    'The name shown looks like another address: mel@carmody.example. It came from x@evil.example.',
  );
  const letters = await read({ From: 'Mel <mel@cаrmody.example>' }, 'Hi');
  expect(letters.from.address).toMatch(/^mel@xn--/);
  expect(letters.warnings[0]).toContain('foreign letters');
});

it.each([
  ['auto_reply', { 'Auto-Submitted': 'auto-replied' }],
  ['auto_reply', { Precedence: 'auto_reply' }],
  ['auto_reply', { 'X-Autoreply': 'yes' }],
  ['auto_reply', { Subject: 'Out of office: Confirming Monday' }],
  ['auto_reply', { Subject: 'Automatic reply: Quote' }],
  ['list', { 'List-Id': '<news.example>' }],
  ['list', { Precedence: 'bulk' }],
  ['bounce', { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' }],
  ['bounce', { From: 'Mail Delivery Subsystem <mailer-daemon@mx.example>' }],
  [null, { 'Auto-Submitted': 'no' }],
  [null, { Subject: 'Your office' }],
])('knows %s when it sees one', async (kind, headers) => {
  expect((await read(headers as Record<string, string>, '--b\r\n\r\nHello\r\n--b--')).automatic).toBe(kind);
});

it('takes a mail without a sender on the envelope as automatic', async () => {
  const envelope = { ip: '192.0.2.1', helo: 'mx.example', mailFrom: '' };
  expect((await readMail(deliveryOf(mailOf(HEAD, 'Hello'), { envelope }), dns)).automatic).toBe('auto_reply');
});
