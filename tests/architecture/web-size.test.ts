import { expect, it } from 'vitest';
import { bytesOf, CHAT_ROUTE, readManifest, scriptsOf } from '../support/web-size.ts';

const CHAT_ROUTE_BYTES = 175_000;

/** Fetched when they are needed, or when the page is at rest: what is in their way belongs to nobody's first look. */
const LATER = [
  'src/features/chat/messages.tsx',
  'src/features/chat/markdown-words.tsx',
  'src/components/overlays/toaster.tsx',
  'src/components/overlays/tooltip-content.tsx',
  'src/app/shell/sidebar-links.tsx',
  'src/app/shell/more-sheet.tsx',
  'src/app/account-menu-content.tsx',
  'src/app/search-opened.tsx',
];

const manifest = readManifest();
const scripts = scriptsOf(manifest, CHAT_ROUTE);

it('what the dashboard with its conversation waits for is at most 175 kB, gzipped', () => {
  const largest = [...scripts].sort(([, a], [, b]) => b - a).map(([file, size]) => `${size} ${file}`);
  expect(bytesOf(scripts), largest.join('\n')).toBeLessThanOrEqual(CHAT_ROUTE_BYTES);
  expect(bytesOf(scripts)).toBeGreaterThan(50_000);
});

it.each(LATER)('nobody waits for %s', (module) => {
  expect(manifest, 'the build makes a file of it').toHaveProperty([module]);
  expect([...scripts.keys()]).not.toContain(manifest[module]?.file);
});
