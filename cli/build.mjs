import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import esbuild from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = join(here, 'dist');

/** Zod carries its messages in fifty languages; Smoko's are its own, so the terminal need not read them at each start. */
const englishOnly = {
  name: 'zod-english-only',
  setup(build) {
    build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
      loader: 'js',
    }));
  },
};

/** For texts in other encodings than UTF-8, which Smoko never sends: half a megabyte that is not there for the fetch of npm. */
const noCharsets = {
  name: 'no-charsets',
  setup(build) {
    build.onResolve({ filter: /^iconv-lite$/ }, ({ path }) => ({ path, namespace: 'absent' }));
    build.onLoad({ filter: /./, namespace: 'absent' }, () => ({ contents: '' }));
  },
};

/** Bundles src/main.ts into dist/. One chunk per command, so that Ink and Socket.IO load for the chat only. */
export async function build() {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: here,
    entryPoints: ['src/main.ts'],
    outdir: out,
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'error',
    // only Ink's developer tools want this, behind DEV=true
    external: ['react-devtools-core'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [englishOnly, noCharsets],
    // CommonJS packages inside the bundle call require for Node's own modules
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  });
  await mkdir(out, { recursive: true });
  // the entry goes last and every file appears whole: a smoko that starts meanwhile finds either build, never half of one
  const entryLast = outputFiles.toSorted((a, b) => Number(isEntry(a.path)) - Number(isEntry(b.path)));
  for (const file of entryLast) await place(file);
  // `smoko --help` prints this, so that it loads nothing; the program wrote it
  const { stdout: help } = await promisify(execFile)(process.execPath, [join(here, 'bin/smoko.js'), 'help']);
  await place({ path: join(out, 'help.txt'), contents: Buffer.from(help) });
  const kept = new Set(outputFiles.map((file) => basename(file.path)));
  for (const name of await readdir(out)) {
    if (/^chunk-\w+\.js$/.test(name) && !kept.has(name)) await rm(join(out, name), { force: true });
  }
}

const isEntry = (path) => basename(path) === 'main.js';

async function place({ path, contents }) {
  if (
    await readFile(path).then(
      (old) => old.equals(contents),
      () => false,
    )
  )
    return;
  const part = `${path}.${process.pid}.tmp`;
  await writeFile(part, contents);
  await rename(part, path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
