import { clients, projects, suppliers } from '@smoko/contract';
import { createApiClient } from '../../session/api-client.ts';
import type { Session } from '../../session/session.ts';
import { oneLine } from '../../term/clean.ts';
import type { Completion } from './complete.ts';

/** Nobody waits longer for the Tab key. */
const ANSWER_MS = 2_000;
const MAX_FOUND = 20;
/** A name that is begun may have so many words so far: "corner press c". */
const MAX_WORDS = 4;

interface Named {
  name: string;
  about: string;
}

type Kind = 'client' | 'job' | 'supplier';

/**
 * Completions of the name or number of a client, a job or a supplier at the end of the line: of the one kind that `/job` and
 * `/client` want, of all in a message. A name is found by its beginning or by that of one of its words.
 * @throws what the API client throws
 */
export async function namesFor(session: Session, text: string): Promise<Completion[]> {
  const [, command, rest] = /^\/(jobs?|client) (.*)$/is.exec(text) ?? [];
  if (text.startsWith('/') && command === undefined) return [];
  const begun = rest ?? text;
  const last = begun.split(/\s/).at(-1);
  if (!last) return [];
  const kinds: readonly Kind[] = command
    ? [command.startsWith('job') ? 'job' : 'client']
    : ['client', 'job', 'supplier'];
  const found = (await Promise.all(kinds.map((kind) => search(session, kind, last)))).flat();
  for (const said of endsOf(begun)) {
    const before = text.slice(0, text.length - said.length);
    const fitting = found.filter(({ name }) => begins(name, said));
    const lines = new Map(
      fitting.map(({ name, about }) => [before + name, { line: before + name, label: name, about }]),
    );
    if (lines.size > 0) return [...lines.values()];
  }
  return [];
}

async function search(session: Session, kind: Kind, q: string): Promise<Named[]> {
  const api = createApiClient(session.url, { timeoutMs: ANSWER_MS, headers: () => session.headers() });
  const query = { q, limit: MAX_FOUND };
  if (kind === 'job') {
    const { data } = await api.call(projects.operations.list, query);
    return data.flatMap(({ job_number, job_name }) => [
      { name: oneLine(job_name), about: `job ${job_number}` },
      { name: job_number, about: oneLine(job_name) },
    ]);
  }
  const { data } = await api.call((kind === 'client' ? clients : suppliers).operations.list, query);
  return data.map(({ name }) => ({ name: oneLine(name), about: kind }));
}

/** The last words of a text, the longest first: what a name may begin with. */
function endsOf(text: string): string[] {
  const starts = [...text.matchAll(/(?<!\S)\S/g)].slice(-MAX_WORDS);
  return starts.map(({ index }) => text.slice(index));
}

/** From its beginning, or from that of a word within: "Hillview Strata (Karen Walsh)" by "karen". */
function begins(name: string, said: string): boolean {
  const [whole, begun] = [name.toLowerCase(), said.toLowerCase()];
  for (let at = whole.indexOf(begun); at >= 0; at = whole.indexOf(begun, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(whole.charAt(at - 1))) return true;
  }
  return false;
}
