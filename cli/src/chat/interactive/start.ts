import type { Context } from '../../context.ts';
import { requireSession } from '../../session/session.ts';
import { oneLine } from '../../term/clean.ts';
import { fileHistory } from '../history.ts';
import type { ChatOptions } from '../options.ts';
import { Actions } from './actions.ts';
import { Commands } from './commands.ts';
import { Composer } from './composer.ts';
import type { FirstFrame } from './first-frame.ts';
import { inEditor } from './in-editor.ts';
import { Keyboard } from './keyboard.ts';
import { createConversation, keepUpToDate, openConversation, uploadWith } from './open.ts';
import { RecordWatch } from './record-watch.ts';

interface Terminal {
  frame: FirstFrame;
  colour: boolean;
}

/** `smoko chat`: runs until the user quits. */
export async function startChat({ frame, colour }: Terminal, options: ChatOptions, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  const conversation = createConversation(session, options, context);
  const composer = new Composer(fileHistory(context.store, session.url));
  const watch = new RecordWatch(conversation);
  prepareInk(colour);
  const { Screen } = await import('./screen.tsx');
  const screen = new Screen();
  const { quit, clear } = screen;
  const actions = new Actions(conversation, screen.fail, uploadWith(session));
  const commands = new Commands({
    session,
    conversation,
    actions,
    quit,
    clear: () => {
      clear();
      conversation.patch({ hint: 'Cleared. The conversation is still there: /thread' });
    },
    restoreText: (text) => {
      if (composer.state.text === '') composer.replace(text);
      // what is being typed meanwhile stays; this one is where Up finds it
      else conversation.note('bad', `Not sent: ${oneLine(text)}`);
    },
    columns: () => context.columns() ?? 80,
  });
  const editor = () => void actions.run(async () => composer.rewrite(inEditor(composer.whole(), context)));
  const keyboard = new Keyboard({ conversation, composer, actions, commands, quit, editor });
  const left = screen.show({ conversation, composer, keyboard, colour }, frame);
  // not awaited: the first frame must not wait for the server
  conversation.ready = openConversation(conversation, session, options, context).catch(screen.fail);
  const disconnect = keepUpToDate(conversation, session, watch, screen.fail);
  try {
    await left;
  } finally {
    disconnect();
    watch.close();
  }
}

/** Set before Ink is loaded, which reads them: with CI set it would draw only the last frame, without colours. */
function prepareInk(colour: boolean): void {
  process.env.FORCE_COLOR = colour ? '1' : '0';
  process.env.CI = 'false';
  process.env.CONTINUOUS_INTEGRATION = 'false';
}
