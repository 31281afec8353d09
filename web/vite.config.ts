import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SITE_PATHS } from '../contract/src/routes.ts';
import { cutFont } from './font.build.ts';
import { serviceWorker } from './service-worker.build.ts';

const api = `http://127.0.0.1:${process.env.SMOKO_DEV_API ?? '3000'}`;

const SITE = `^(${[...SITE_PATHS, '/assets/site-.*'].join('|')})(\\?.*)?$`;

// react-router's package names its development build for every use; the production build stands beside it
const router = join(import.meta.dirname, '../node_modules/react-router/dist/production');

/** Fetched while the page rests, or seldom. */
const AT_REST =
  /\/(?:search-opened|app-menu-content|account-menu-content|menu-counts|toaster|tooltip-content|dictate-button|keeper|waiting-note|message-toasts|sign-out-question|confirm-identity|offline-cache)-/;

/** What the pages of signing in share with the app: in a file of its own, or they would fetch what the app begins with. */
const BOTH = /\/contract\/src\/frozen\.|\/web\/src\/lib\/(?:cookies|kept|session-channel|session-cookie)\./;
/** The same of what the app fetches later. */
const BOTH_LATER =
  /\/contract\/src\/(?:abn|account-form|nz-places)\.|\/web\/src\/lib\/(?:device-zone|next-notices|plan-names|plans|seen-copy)\.|\/idb-keyval\//;

/** Whether somebody waits for the module who wants to write to the assistants: it is in the dashboard's page, or in what that is made of. */
function isOfChat(
  module: string,
  infoOf: (id: string) => { importers: string[] } | null,
  seen = new Set<string>(),
): boolean {
  if (CHAT.test(module)) return true;
  if (seen.has(module)) return false;
  seen.add(module);
  return (infoOf(module)?.importers ?? []).some((importer) => isOfChat(importer, infoOf, seen));
}

const CHAT = /\/web\/(?:src\/main|src\/app\/dashboard\/dashboard-page|src\/features\/chat\/chat-room)\.tsx$/;

const font = join(import.meta.dirname, 'node_modules/.cache/font');
await cutFont(font);

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: join(router, 'index.mjs') },
      { find: 'archivo.css', replacement: join(font, 'archivo.css') },
      { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
    ],
  },
  plugins: [react(), tailwindcss(), serviceWorker()],
  server: {
    // the public pages as they were last built (npm run build), filled in by the server
    proxy: { '/api': api, '/socket.io': { target: api, ws: true }, [SITE]: api },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // what each screen fetches: tests/architecture/web-size.test.ts holds it
    manifest: true,
    // everything is a file with a hashed name: nothing inline, so that a strict content security policy holds
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // in no hurry: the list of what it needs would be in the first download
      resolveDependencies: (file, needed) => (AT_REST.test(file) ? [] : needed),
    },
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        // the public pages' own; site-* stays out of the service worker
        'site-style': join(import.meta.dirname, 'src/site/site.css'),
        'site-script': join(import.meta.dirname, 'src/site/script/main.ts'),
        'site-account': join(import.meta.dirname, 'src/site/account/main.ts'),
      },
      // what every screen begins with is one file: in many small ones it is larger, by 5 kB gzipped
      output: {
        // by the names of all that share them, these would be long; names and hashes stand in what everybody downloads
        chunkFileNames: ({ name }) => `assets/${name.startsWith('parts~') ? 'parts' : '[name]'}-[hash:7].js`,
        codeSplitting: {
          groups: [
            { name: 'both', test: BOTH, priority: 2 },
            { name: 'both-later', test: BOTH_LATER, priority: 2 },
            { name: 'site-both', test: /\/src\/site\/script\/(?:theme|keep-font|form-errors)\./, priority: 2 },
            { name: 'first', tags: ['$initial'], test: (module) => !module.includes('/src/site/') },
            {
              name: (module, context) => (isOfChat(module, (id) => context.getModuleInfo(id)) ? null : 'parts'),
              debugName: 'parts',
              test: (module) => !module.includes('/src/site/'),
              minShareCount: 2,
              includeDependenciesRecursively: false,
              entriesAware: true,
              entriesAwareMergeThreshold: 1_500,
            },
          ],
        },
      },
      // the contract's modules only declare things: what a page does not import stays out of its download
      treeshake: { moduleSideEffects: [{ test: /[\\/]contract[\\/]src[\\/]/, sideEffects: false }] },
    },
  },
});
