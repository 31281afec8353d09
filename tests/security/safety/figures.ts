import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The whole of each figure with SAFETY=full (`npm run test:security`); a short version of it in `npm test`. */
export const FULL = process.env.SAFETY === 'full';

const FILE = new URL('../../../docs/security/safety.md', import.meta.url);
const HEAD = `# Safety figures

Written by \`npm run test:security\`. A shorter run of each is part of \`npm test\`.

| What | Figures |
|---|---|
`;

/** Says a figure in one line; a whole run also writes it down. */
export function report(what: string, figures: string): void {
  process.stdout.write(`${what}: ${figures}\n`);
  if (!FULL) return;
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const rows = text
    .slice(text.indexOf('|---|---|\n') + '|---|---|\n'.length)
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith(`| ${what} |`));
  writeFileSync(FILE, `${HEAD}${[...rows, `| ${what} | ${figures} |`].sort().join('\n')}\n`);
}

/** Every so many of them, where not all are run: never fewer than `least`. */
export const some = <T>(all: readonly T[], least: number): T[] => {
  const step = FULL ? 1 : Math.max(1, Math.floor(all.length / least));
  return all.filter((_, i) => i % step === 0);
};
