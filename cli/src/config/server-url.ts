import { usage } from '../exit.ts';

const DEFAULT_URL = 'http://127.0.0.1:3000';

/** The first candidate that is given, as `https://host` without a path, because it is a key in the config. */
export function serverUrl(...candidates: (string | undefined)[]): string {
  return normaliseUrl(candidates.find((text) => text?.trim()) ?? DEFAULT_URL);
}

export function normaliseUrl(text: string): string {
  const trimmed = text.trim();
  const local = /^(localhost|127\.|\[::1\])/i.test(trimmed);
  const withScheme = /^[a-z]+:\/\//i.test(trimmed) ? trimmed : `${local ? 'http' : 'https'}://${trimmed}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') {
    throw usage(`That server address is not valid: ${trimmed}. Write it like ${DEFAULT_URL}`);
  }
  return url.origin;
}
