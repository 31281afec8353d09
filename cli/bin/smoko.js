#!/usr/bin/env node
// Stays tiny and imports nothing up front: `smoko --version` must cost no more than starting Node.
const [first, ...rest] = process.argv.slice(2);

if ((first === '--version' || first === '-V') && rest.length === 0) {
  const manifest = process
    .getBuiltinModule('node:fs')
    .readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  process.stdout.write(`${/"version":\s*"([^"]+)"/.exec(manifest)?.[1]}\n`);
} else {
  const bundle = new URL('../dist/main.js', import.meta.url);
  if (!process.getBuiltinModule('node:fs').existsSync(bundle)) await buildFirst();
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
