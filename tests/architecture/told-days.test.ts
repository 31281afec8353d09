import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkedOut } from '../support/checkout.ts';
import { ROOT } from '../support/paths.ts';

/** Who writes days and times for people: one formatter a side, and what is none of that. In the order of their names. */
const ALLOWED: Record<string, string> = {
  'agents/src/graph/calendar.ts': 'the weekdays of the prompt, which a model reads',
  'agents/src/graph/prompt.ts': 'today, which a model reads',
  'agents/src/models/builtin/acts/kinds/message-body.ts': 'the words of a message that somebody dictated',
  'agents/src/tools/format.ts': 'the formatter of the assistants',
  'cli/src/term/format.ts': 'the formatter of the terminal',
  'server/src/domain/accounts/business/locate.ts': 'asks whether a zone is known',
  'server/src/domain/enquiries/slots.ts': 'demos, in our own zone',
  'server/src/domain/long-day.ts': 'the formatter of the server, of days in full',
  'server/src/domain/told-time.ts': 'the formatter of the server',
  'web/src/lib/device-zone.ts': 'asks in which zone somebody signs up',
  'web/src/lib/format.ts': 'the formatter of the web app',
  'web/src/site/script/demo-slots.ts': 'the zone of a visitor, beside that of the demo',
};
const MAKES_DAYS = [
  /\bIntl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\(|\.to(?:Date|Time|UTC)String\(|\b(?:date|time)Style:/,
  // patterns of date-fns, and names out of a list of one's own
  /'[^'\n]*(?:\bE{3,4} d|\bd MMM|\bh:mm a)[^'\n]*'|\bMONTHS\[/,
];
/** A day that is cut from an instant is the day in Greenwich, not that of the business. */
const CUT = /\b\w*_at\.(?:toISOString\(\)\.)?slice\(0, ?10\)/;

const files = checkedOut()
  .filter(
    (name) =>
      /^(?:agents|cli|contract|server|web)\/src\/.*\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name),
  )
  .map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }));

it('days and times are written by the formatters alone', () => {
  const writers = files.filter(({ text }) => MAKES_DAYS.some((one) => one.test(text))).map(({ name }) => name);
  expect(writers).toEqual(Object.keys(ALLOWED));
});

it('no day is cut from an instant', () => {
  expect(files.filter(({ text }) => CUT.test(text)).map(({ name }) => name)).toEqual([]);
});
