import type { ReplyTokens } from './inbox/reply-token.ts';
import { createReplyTokens } from './inbox/reply-token.ts';

/** How often the link of a paper was replaced; nothing is said of one that never was. */
export type LinkVersion = number | null | undefined;

/** Where the client of a record sees it. */
export type PaperLink = (id: string, version: LinkVersion) => string;

/** What a link to a paper holds: which one, and which of its links this is. */
export interface PaperTokens {
  make(id: string, version: LinkVersion): string;
  /** null for anything that was not made here, to the letter. One that was replaced since is read like any other. */
  read(token: string): { id: string; version: number } | null;
}

/** Behind the one there was first: a dash, and how often it was replaced. */
const REPLACED = /^(.+)-([1-9]\d{0,8})$/;

/** The first link of a paper is what it always was; each that takes its place is signed by a key of its own. */
export function createPaperTokens(keyFor: (version: number) => Buffer): PaperTokens {
  const first = createReplyTokens(keyFor(0));
  const tokensOf = (version: number): ReplyTokens => (version ? createReplyTokens(keyFor(version)) : first);
  return {
    make(id, version) {
      const token = tokensOf(version ?? 0).make(id);
      return version ? `${token}-${version}` : token;
    },
    read(token) {
      const [, base = token, said = '0'] = REPLACED.exec(token) ?? [];
      const version = Number(said);
      const id = tokensOf(version).read(base);
      return id === null ? null : { id, version };
    },
  };
}
