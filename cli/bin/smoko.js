#!/usr/bin/env node
// Stays tiny and imports nothing up front: `smoko --version` and `smoko --help` must cost no more than starting Node.
const [first, ...rest] = process.argv.slice(2);

const { existsSync, readFileSync } = process.getBuiltinModule('node:fs');
const alone = rest.length === 0 ? first : undefined;
// what the build wrote down, for a screen of 80 columns or a pipe
const help = new URL('../dist/help.txt', import.meta.url);
const fits = !process.stdout.isTTY || process.stdout.columns >= 80;

if (alone === '--version' || alone === '-V') {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  process.stdout.write(`${/"version":\s*"([^"]+)"/.exec(manifest)?.[1]}\n`);
} else if ((alone === '--help' || alone === '-h') && fits && existsSync(help)) {
  process.stdout.write(readFileSync(help));
} else {
  const bundle = new URL('../dist/main.js', import.meta.url);
  if (!existsSync(bundle)) await buildFirst();
  const { main } = await import(bundle.href);
  await main(process.argv);
}

/** A fresh checkout has no bundle yet; it takes a fraction of a second to make. */
async function buildFirst() {
  try {
    const { build } = await import('../build.mjs');
    await build();
  } catch {
    process.stderr.write('smoko is not built yet. Run: npm install && npm run build\n');
    process.exit(1);
  }
}
