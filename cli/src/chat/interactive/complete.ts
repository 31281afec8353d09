import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { ASSISTANTS, type Thread } from '@smoko/contract';
import { oneLine } from '../../term/clean.ts';
import { SLASH, SLASH_NAMES, type SlashName, usageOf } from './slash.ts';

export interface Completion {
  /** The whole line, completed. */
  line: string;
  label: string;
  about: string;
}

export const MAX_SHOWN = 6;

/** Completions of a line that begins with a slash, and of a file named by `@` at the end of any other. */
export function completionsOf(text: string, threads: readonly Thread[]): Completion[] {
  const [, word, space, rest = ''] = /^\/([a-z]*)(?![a-z])( ?)(.*)$/i.exec(text) ?? [];
  if (word === undefined) return mentionsFor(text);
  if (space === '') return rest === '' ? commandsFor(word.toLowerCase()) : [];
  if (word === 'agent') return agentsFor(rest.toLowerCase());
  if (word === 'thread') return threadsFor(rest.toLowerCase(), threads);
  return word === 'attach' ? filesFor(rest, '/attach ') : [];
}

/** Of "the plan is @pl": the file is written as a shell has it, so that its end is known. */
function mentionsFor(text: string): Completion[] {
  const [, before, begun] = /^(.*(?<!\S)@)((?:\\.|[^\s\\])*)$/s.exec(text) ?? [];
  if (before === undefined || begun === undefined) return [];
  const plain = begun.replaceAll(/\\(.)/g, '$1');
  return filesFor(plain, before).map(({ line, label, about }) => ({
    line: before + line.slice(before.length).replaceAll(/[\s\\'"]/g, '\\$&'),
    label,
    about,
  }));
}

const commandsFor = (word: string): Completion[] =>
  SLASH_NAMES.filter((name) => name.startsWith(word)).map((name) => ({
    line: `/${name}${takesMore(name) ? ' ' : ''}`,
    label: usageOf(name),
    about: SLASH[name].about,
  }));

const takesMore = (name: SlashName) => 'rest' in SLASH[name];

const agentsFor = (begun: string): Completion[] =>
  ASSISTANTS.filter(({ id }) => id.startsWith(begun)).map(({ id, name, role }) => ({
    line: `/agent ${id}`,
    label: name,
    about: role,
  }));

function threadsFor(begun: string, threads: readonly Thread[]): Completion[] {
  return threads
    .map((thread, i) => ({ line: `/thread ${i + 1}`, label: String(i + 1), about: oneLine(thread.title) }))
    .filter(({ label, about }) => label.startsWith(begun) || about.toLowerCase().includes(begun));
}

function filesFor(begun: string, before: string): Completion[] {
  const cut = begun.lastIndexOf('/') + 1;
  const [folder, start] = [begun.slice(0, cut), begun.slice(cut)];
  try {
    const entries = readdirSync(folder.replace(/^~(?=\/)/, homedir()) || '.', { withFileTypes: true });
    return entries
      .filter(({ name }) => name.startsWith(start) && (start !== '' || !name.startsWith('.')))
      .map((entry) => {
        const name = oneLine(`${entry.name}${entry.isDirectory() ? '/' : ''}`);
        return { line: `${before}${folder}${name}`, label: name, about: '' };
      });
  } catch {
    return [];
  }
}

/** The line after Tab: the only completion, or the prefix that all have in common. */
export function completed(text: string, completions: readonly Completion[]): string {
  const lines = completions.map(({ line }) => line);
  const [first = text] = lines;
  let length = first.length;
  while (lines.some((line) => !line.startsWith(first.slice(0, length)))) length--;
  return length > text.length || lines.length === 1 ? first.slice(0, length) : text;
}
