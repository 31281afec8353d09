import { AppError, getSession } from '@smoko/contract';
import type { Context } from '../../context.ts';
import type { Session } from '../../session/session.ts';
import { wantsColour } from '../../term/style.ts';
import type { ChatOptions } from '../options.ts';
import { rememberedThread, rememberThread } from '../remember.ts';
import { Actions } from './actions.ts';
import { Composer } from './composer.ts';
import { Conversation } from './conversation.ts';
import { Keyboard } from './keyboard.ts';
import { connectLive } from './live.ts';
import { RecordWatch } from './record-watch.ts';

const POLL_MS = 2_000;

/** `smoko chat`: the conversation in the terminal, until it is left. */
export async function startChat(session: Session, options: ChatOptions, context: Context): Promise<void> {
  const { user } = await session.api.call(getSession, {});
  const conversation = new Conversation({
    api: session.api,
    assistant: options.agent,
    onThread: (id) => rememberThread(context.store, session.url, id),
  });
  conversation.note('plain', `${user.business_name} at ${session.url}`);
  await openThread(conversation, session, options, context);

  const composer = new Composer();
  const watch = new RecordWatch(conversation);
  const colour = wantsColour(context.stdout, context.env);
  prepareInk(colour);
  const { Screen } = await import('./screen.tsx');
  const screen = new Screen();
  const actions = new Actions(conversation, screen.fail);
  const keyboard = new Keyboard({ conversation, composer, actions, quit: screen.quit });
  const disconnect = follow(conversation, session, watch, screen.fail);
  try {
    await screen.show({ conversation, composer, keyboard, colour });
  } finally {
    disconnect();
    watch.close();
  }
}

/** Ink reads these when it is loaded: NO_COLOR it does not know, and with CI set it would draw the last frame only. */
function prepareInk(colour: boolean): void {
  if (!colour) process.env.FORCE_COLOR = '0';
  process.env.CI = 'false';
  process.env.CONTINUOUS_INTEGRATION = 'false';
}

async function openThread(conversation: Conversation, session: Session, options: ChatOptions, context: Context) {
  const remembered = rememberedThread(context.store, session.url, options);
  const id = options.thread ?? remembered;
  if (!id) return;
  try {
    await conversation.open(id);
  } catch (error) {
    // a remembered conversation may be gone; one that was asked for must be there
    if (!remembered || !(error instanceof AppError && error.code === 'not_found')) throw error;
  }
}

/** Events as they happen; while there is no line for them, a look every two seconds when something is expected. */
function follow(conversation: Conversation, session: Session, watch: RecordWatch, fail: (error: unknown) => void) {
  let refused = false;
  const close = connectLive(session.url, {
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
      // once: a server that refuses a new token too has another reason
      if (!refused) await session.renewAfter401().catch(fail);
      refused = true;
    },
  });
  const poll = setInterval(() => {
    if (!conversation.state.online && conversation.busy) void conversation.catchUp();
  }, POLL_MS);
  return () => {
    clearInterval(poll);
    close();
  };
}
