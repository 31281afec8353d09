// npm start: install and build what is missing or stale, then run the server in this very process, so that signals
// and exit codes are its own. Options are for it to read (server/src/start-options.ts). Needs nothing but Node until the packages are there.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Smoko needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

// Node 22 and newer keep what they compiled for the next start
const { enableCompileCache } = await import('node:module');
enableCompileCache?.();

const { install } = await import('./lib/install.mjs');
const { buildInChild } = await import('./lib/build-in-child.mjs');

install();
buildInChild();
await import('../server/dist/main.js');
