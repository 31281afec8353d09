import { AppError, type Attachment, attachments, getSession } from '@smoko/contract';
import type { Context } from '../../context.ts';
import type { Session } from '../../session/session.ts';
import { uploadFile } from '../../session/upload.ts';
import { threadId } from '../../tables/thread-id.ts';
import type { ChatOptions } from '../options.ts';
import { rememberedThread, rememberThread } from '../remember.ts';
import { beginThread } from '../run-turn.ts';
import { Conversation } from './conversation.ts';
import type { LiveHandlers } from './live.ts';
import type { RecordWatch } from './record-watch.ts';

const POLL_MS = 2_000;

/** A new Conversation, before anything was fetched. */
export function createConversation(session: Session, options: ChatOptions, { store }: Context): Conversation {
  return new Conversation({
    api: session.api,
    begin: (message) => beginThread(session, message),
    assistant: options.agent ?? store.read().settings?.agent,
    onThread: (id) => rememberThread(store, session.url, id),
  });
}

export const uploadWith = (session: Session) => async (file: string) =>
  (await uploadFile(session, `/api/${attachments.path}`, file)) as Attachment;

/** Shows the business and server, and opens the last conversation. */
export async function openConversation(
  conversation: Conversation,
  session: Session,
  options: ChatOptions,
  context: Context,
): Promise<void> {
  const { user } = await session.api.call(getSession, {});
  conversation.note('plain', `${user.business_name} at ${session.url}`);
  const remembered = rememberedThread(context.store, session.url, options);
  const id = options.thread ? await threadId(session, options.thread) : remembered;
  if (!id) return;
  try {
    await conversation.open(id);
  } catch (error) {
    // a remembered conversation may have been deleted; one that was asked for has to exist
    if (!remembered || !(error instanceof AppError && error.code === 'not_found')) throw error;
  }
}

/** Keeps the conversation up to date by live events; without a connection, by polling while a turn runs. */
export function keepUpToDate(
  conversation: Conversation,
  session: Session,
  watch: RecordWatch,
  onError: (error: unknown) => void,
) {
  let over = false;
  let close: () => void = () => undefined;
  // socket.io is loaded after the first frame is drawn
  void import('./live.ts').then(({ connectLive }) => {
    if (!over) close = connectLive(session.url, handlersFor(conversation, session, watch, onError));
  }, onError);
  const poll = setInterval(() => {
    if (!conversation.state.online && conversation.busy) void conversation.catchUp();
  }, POLL_MS);
  return () => {
    over = true;
    clearInterval(poll);
    close();
  };
}

function handlersFor(
  conversation: Conversation,
  session: Session,
  watch: RecordWatch,
  onError: (error: unknown) => void,
): LiveHandlers {
  let refused = false;
  return {
    onChat: (event) => conversation.onEvent(event),
    onRecord: watch.onRecord,
    onUp: () => {
      refused = false;
      conversation.patch({ online: true });
      void conversation.catchUp();
    },
    onDown: () => conversation.patch({ online: false }),
    token: () => session.accessToken(),
    onRefused: async () => {
      // only once: where the server refuses the new token too, the reason is another
      if (!refused) await session.renewAfter401().catch(onError);
      refused = true;
    },
  };
}
