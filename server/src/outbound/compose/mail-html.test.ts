import { expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';

const MAIL = [
  'Hi Rosa,',
  'Here is our quote for <b>Deck</b>. It comes to $209.00 including GST.',
  'Quote Q-1001',
  'Prices are ex GST:\n- Power point x 2: $190.00\n- Call-out: $19.00 (optional)\nTotal $209.00 (includes GST $19.00)',
  'See the quote, accept or decline: https://smoko.example/q/abc',
  'Note: the gate is behind https://example.org/gate.',
  'Kind regards,\nMiller Plumbing\n0491 570 156',
  'To get no more of these emails: https://smoko.example/u/abc',
].join('\n\n');

it('says what the text says: figures in columns, a button for what is to do, who writes at the end', () => {
  const html = mailHtml(MAIL, { title: 'Miller <Plumbing>', colour: '#0a6b3c', figures: true });
  expect(html).toContain('<title>Miller &lt;Plumbing&gt;</title>');
  expect(html).toContain('for &lt;b&gt;Deck&lt;/b&gt;.');
  expect(html).toMatch(/font-weight:bold">Quote Q-1001</);
  expect(html).toMatch(/>Power point x 2<\/td>\n<td[^>]+text-align:right[^>]+>\$190\.00</);
  expect(html).toMatch(/>Call-out<br><span[^>]+>optional</);
  expect(html).toMatch(/>Total<br><span[^>]+>includes GST \$19\.00</);
  expect(html).toMatch(
    /<a href="https:\/\/smoko\.example\/q\/abc" style="[^"]*background:#0a6b3c;color:#ffffff[^"]*">See the quote/,
  );
  expect(html).toContain('Note: the gate is behind <a class="plain" href="https://example.org/gate"');
  expect(html).toMatch(/Kind regards,<\/p>\n<p[^>]+font-weight:bold">Miller Plumbing</);
  expect(html).not.toMatch(/>To get no more of these emails<\/a>/);
  const words = html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  for (const word of MAIL.split(/[\s()]+/)) expect(words).toContain(word.replace(/^-$|[.:]$/, ''));
});

it('has what was credited and paid of an invoice in its columns, and no other words that begin like that', () => {
  const sums = 'Amount $330.00\nCredited $30.00\nPaid $300.00\nPaid in full on 3 March 2026';
  const html = mailHtml(`Hi Rosa,\n\nInvoice INV-1\nPaid parking\n\n${sums}`, { title: 'Miller', figures: true });
  for (const [label, value] of [
    ['Credited', '\\$30\\.00'],
    ['Paid', '\\$300\\.00'],
    ['Paid in full', 'on 3 March 2026'],
  ])
    expect(html).toMatch(new RegExp(`>${label}</td>\n<td[^>]+text-align:right[^>]+>${value}<`));
  expect(html).toContain('Paid parking');
  expect(html).not.toMatch(/>Paid<\/td>\n<td[^>]+>parking</);
});

it('leaves what somebody wrote themselves as it is written', () => {
  const html = mailHtml('Hi Rosa,\n\nTime: nine\nPlace: yours', { title: 'Miller' });
  expect(html).toContain('Time: nine<br>Place: yours');
  expect(html).not.toContain('<table');
});
