import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkedOut } from '../support/checkout.ts';
import { ROOT } from '../support/paths.ts';

/** Who may look past the owner, and why no owner can be named there. A file comes in here only with a reviewer's yes. */
const ALLOWED: Record<string, string> = {
  'server/src/chat/recovery.ts': 'finds what broke off with its process',
  'server/src/db/write-records.ts': 'inserts: no filter, and the record names its owner',
  'server/src/domain/enquiries/enquiries.ts': 'visitors without an account',
  'server/src/domain/everything/restores.ts': 'finds what broke off with its process',
  'server/src/domain/finance-records/fill-payment-sums.ts': 'a change of what is stored',
  'server/src/domain/finance-records/fill-received.ts': 'a change of what is stored',
  'server/src/domain/finance-records/fill-stages.ts': 'a change of what is stored',
  'server/src/domain/finance-records/fill-to-place.ts': 'a migration',
  'server/src/domain/finance-records/shown-invoice.ts': 'the link of an invoice',
  'server/src/domain/logos/logos.ts': 'clean-up of all businesses at once',
  'server/src/domain/outbox/fill-recipients.ts': 'a change of what is stored',
  'server/src/domain/outbox/kept-mail.ts': 'the development outbox',
  'server/src/domain/quotes/answers.ts': 'the link of a quote',
  'server/src/domain/quotes/fill-short-names.ts': 'a change of what is stored',
  'server/src/domain/sent-statements/shown-statement.ts': 'the link of a statement',
  'server/src/domain/tables/fill-contact-keys.ts': 'a change of what is stored',
  'server/src/domain/variations/answers.ts': 'the link of a variation',
  'server/src/outbound/consent/stop.ts': 'the link to unsubscribe',
  'server/src/outbound/dispatch/arrival.ts': 'what a provider says of a message',
  'server/src/outbound/dispatch/queued-items.ts': 'sends for everybody',
};

const DOOR = 'server/src/db/across-owners.ts';
const files = checkedOut()
  .filter((name) => /^server\/src\/.*\.ts$/.test(name) && !/\.test\.ts$|\/testing\//.test(name))
  .map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }));

it('only the files on the list look past the owner of a record, and each of them does', () => {
  const callers = files.filter(({ name, text }) => name !== DOOR && /\bacrossOwners\(/.test(text));
  expect(callers.map(({ name }) => name)).toEqual(Object.keys(ALLOWED));
});

it('each says why', () => {
  for (const { name, text } of files.filter((file) => file.name in ALLOWED)) {
    const uses = text.match(/\bacrossOwners\(/g) ?? [];
    const reasons = text.match(/\bacrossOwners\(\s*[\w.]+,\s*(?:'(?:[^'\\]|\\.){15,}'|"[^"]{15,}")\s*,?\s*\)/g) ?? [];
    expect(reasons.length, name).toBe(uses.length);
  }
});
