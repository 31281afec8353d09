import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a content security policy calls the one script that stands in the site's pages: the build puts theme.js there,
 * so that the theme is known before the first paint without another request. Null where nothing is built.
 */
export function inlineScript(webDir: string): string | null {
  const file = join(webDir, 'theme.js');
  return existsSync(file) ? `'sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}'` : null;
}
