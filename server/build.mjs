import { execFile } from 'node:child_process';
import { copyFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { recordCode } from './code-cache.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const here = join(root, 'server');
const out = join(here, 'dist');

// esbuild belongs to the repository, not to this package: it is asked for in the root's name
const esbuild = createRequire(join(root, 'package.json'))('esbuild');

/** What runs, as a process or a thread of its own: each a bundle. */
const ENTRIES = {
  main: 'src/main.ts',
  worker: join(root, 'embedded-mongodb/src/worker.ts'),
  understanding: join(root, 'agents/src/understanding/worker.ts'),
  papers: 'src/documents/pdf-text/thread.ts',
};

/**
 * Bundles src/main.ts into dist/ with the workspaces and nearly all of npm's packages inside: of their thousand files a
 * part is used, and each costs time at every start. The embedded database's thread is a second bundle, the threads that
 * read messages a third, the one that reads a PDF a fourth. Beside each lies what V8 made of it (load.mjs), and what the
 * built-in model's examples say.
 */
export async function build() {
  const learn = { learn: join(root, 'agents/src/models/builtin/intent/write-learnt.ts') };
  const { metafile } = await esbuild.build({
    absWorkingDir: here,
    entryPoints: { ...ENTRIES, ...learn },
    outdir: out,
    // what runs is never made of two builds
    entryNames: '[name]-[hash]',
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    // a script that is not loaded by Node itself may not import
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': '__url' },
    banner: { js: '"use strict"; const __url = require("node:url").pathToFileURL(__filename).href;' },
    sourcemap: 'linked',
    legalComments: 'none',
    logLevel: 'error',
    metafile: true,
    external: OUTSIDE,
  });
  const bundles = Object.fromEntries(
    Object.keys(metafile.outputs).flatMap((path) => {
      const [, name] = /^(\w+)-\w+\.cjs$/.exec(basename(path)) ?? [];
      return name ? [[name, basename(path)]] : [];
    }),
  );
  const { learn: learning, ...running } = bundles;
  await promisify(execFile)(process.execPath, [join(out, learning)]);
  await recordCode(out, running);
  await copyFile(join(here, 'load.mjs'), join(out, 'load.mjs'));
  for (const [name, bundle] of Object.entries(running)) await writeEntry(name, bundle);
  const kept = new Set(Object.values(running).map((bundle) => bundle.replace(/\.cjs$/, '')));
  for (const name of await readdir(out)) {
    const [made] = /^(?:chunk|\w+)-\w+(?=\.)/.exec(name) ?? [];
    if (made && !kept.has(made)) await rm(join(out, name), { force: true });
  }
}

/** A server that starts meanwhile starts the old one or the new one. */
async function writeEntry(name, bundle) {
  const file = join(out, `${name}.js`);
  await writeFile(`${file}.draft`, `import { load } from './load.mjs';\n\nload('./${bundle}');\n`);
  await rename(`${file}.draft`, file);
}

/** What stays npm's: code for one kind of machine, files that are looked for beside the code, and what few servers need. */
const OUTSIDE = [
  'libsql',
  '@node-rs/argon2',
  '@expo-google-fonts/archivo',
  '@ip-location-db/geo-whois-asn-country-mmdb',
  'pdfkit',
  'unpdf',
  'date-holidays',
  'fxa-common-password-list',
  'mailauth',
  'mailparser',
  'smtp-server',
  'docxtemplater',
  'pizzip',
  '@aws-sdk/client-s3',
  'redis',
  'rate-limit-redis',
  '@socket.io/redis-streams-adapter',
  // asked for by packages that do without where it is not there
  'kerberos',
  '@mongodb-js/zstd',
  '@aws-sdk/credential-providers',
  'gcp-metadata',
  'snappy',
  'socks',
  'mongodb-client-encryption',
  'bufferutil',
  'utf-8-validate',
  'pino-pretty',
];

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
