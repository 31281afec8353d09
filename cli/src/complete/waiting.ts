import { type ApiClient, listApprovals, listDrafts, listInbox, listOutbox, listReceipts } from '@smoko/contract';
import { shortId } from '../tables/short-id.ts';
import { oneLine } from '../term/clean.ts';

const MAX_SHOWN = 20;

interface Listed {
  id: string;
  code?: string | null;
  summary?: string | null;
  subject?: string | null;
  body?: string;
}

const receipts = async (api: ApiClient): Promise<Listed[]> => {
  const { data } = await api.call(listReceipts, { limit: MAX_SHOWN });
  return data.filter(({ undoable, status }) => undoable && status === 'done');
};

/** What is addressed by a code or by a part of an id, which nobody knows by heart: the latest, with what it is about. */
export const WAITING: Readonly<Record<string, (api: ApiClient) => Promise<Listed[]>>> = {
  approvals: async (api) => (await api.call(listApprovals, { status: 'pending', limit: MAX_SHOWN })).data,
  drafts: async (api) => (await api.call(listDrafts, { status: 'open', limit: MAX_SHOWN })).data,
  inbox: async (api) => (await api.call(listInbox, { limit: MAX_SHOWN })).data,
  outbox: async (api) => (await api.call(listOutbox, { limit: MAX_SHOWN })).data,
  receipts,
  undo: receipts,
};

/** Completions of what a command of that group takes as its first word. */
export async function waiting(group: string, api: ApiClient): Promise<string[]> {
  const found = (await WAITING[group]?.(api)) ?? [];
  return found.map(
    ({ id, code, summary, subject, body }) =>
      `${code ?? shortId(id)}\t${oneLine(summary ?? subject ?? body ?? '').slice(0, 60)}`,
  );
}
