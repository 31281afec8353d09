import { bytesOf, CHAT_ROUTE, readManifest, scriptsOf } from '../support/web-size.ts';
import { type Benchmark, plainTable, targetsTable } from './report.ts';

const DASHBOARD = CHAT_ROUTE.slice(0, 2);
const WITH_MESSAGES = [...CHAT_ROUTE, 'src/features/chat/messages.tsx'];
const SCREEN = /^src\/(features\/.+-page|features\/.+|app\/job-details-screen)\.tsx$/;
/** Parts of screens, which come with them. */
const PARTS = /features\/(chat|jobs\/jobs-panel)|components\//;

export const benchmark: Benchmark = {
  name: 'web-size',
  async run() {
    const manifest = readManifest();
    const kilobytes = (modules: readonly string[]) => bytesOf(scriptsOf(manifest, modules)) / 1_000;
    const screens = Object.keys(manifest).filter((key) => SCREEN.test(key) && !PARTS.test(key));
    const rows: [string, readonly string[]][] = [
      ['the page itself, for everybody', ['index.html']],
      ['/auth, the page of signing in', ['src/site/account/main.ts']],
      ['/dashboard, first paint', DASHBOARD],
      ['/dashboard, one can write to the assistants', CHAT_ROUTE],
      ['/dashboard, earlier messages are drawn', WITH_MESSAGES],
      ['/dashboard, and in Markdown', [...WITH_MESSAGES, 'src/features/chat/markdown-words.tsx']],
      ...screens.map((key): [string, string[]] => [key.replace('src/', ''), ['index.html', key]]),
    ];
    return {
      title: 'Size of the web application',
      text: TEXT,
      tables: [
        plainTable(
          ['what', 'kB gzip'],
          rows.map(([what, modules]) => [what, kilobytes(modules).toFixed(1)]),
        ),
        targetsTable([
          {
            what: 'kB until one can write to the assistants',
            value: kilobytes(CHAT_ROUTE),
            most: 175,
            digits: 1,
          },
        ]),
      ],
    };
  },
};

const TEXT = `JavaScript that has to be there, gzipped (level 9; 1 kB is 1,000 bytes), by the build's manifest: a module with all it imports. Menus, hints, toasts, dialogs
and the live connection (12.7 kB) are fetched later, when the page is at rest or when they are wanted. Screens are counted with the page itself.`;
