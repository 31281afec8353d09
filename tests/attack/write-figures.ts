import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/paths.ts';

const PAGE = join(ROOT, 'docs/security/attacks.md');

/** Replaces an attack's row in the table of figures. */
export function writeFigures(name: string, figures: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const row = new RegExp(`^\\| ${name} \\|.*$`, 'm');
  if (!row.test(page)) throw new Error(`docs/security/attacks.md has no row for ${name}.`);
  writeFileSync(
    PAGE,
    page.replace(row, () => `| ${name} | ${figures} |`),
  );
}
