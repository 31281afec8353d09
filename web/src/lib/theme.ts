import { useSyncExternalStore } from 'react';
import { keep, kept } from './kept.ts';

/** localStorage `darkMode`: 'true', 'false', or absent: as the system is set. public/theme.js reads it before the first paint. */
const KEY = 'darkMode';
const listeners = new Set<() => void>();
const system = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');

const isDark = (): boolean => document.documentElement.dataset.theme === 'dark';

function apply(dark: boolean): void {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

function follow(): void {
  const choice = kept(KEY);
  apply(choice === null ? (system?.matches ?? false) : choice === 'true');
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    system?.addEventListener('change', follow);
    window.addEventListener('storage', follow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    system?.removeEventListener('change', follow);
    window.removeEventListener('storage', follow);
  };
}

function setDark(dark: boolean): void {
  keep(KEY, String(dark));
  apply(dark);
}

export function useDarkMode(): [boolean, (dark: boolean) => void] {
  return [useSyncExternalStore(subscribe, isDark), setDark];
}
