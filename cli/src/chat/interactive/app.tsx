import { Static, Text, useInput } from 'ink';
import { ApprovalQuestion } from './approval-question.tsx';
import { pendingApprovals } from './cards-in-chat.ts';
import type { Composer } from './composer.ts';
import type { Conversation } from './conversation.ts';
import { useSize, useStore } from './hooks.ts';
import { ItemView } from './item-view.tsx';
import type { Keyboard } from './keyboard.ts';
import { MessageView } from './message-view.tsx';
import { PromptLine } from './prompt-line.tsx';
import { StatusLine } from './status-line.tsx';

interface Props {
  conversation: Conversation;
  composer: Composer;
  keyboard: Keyboard;
  colour: boolean;
}

/** Lines the prompt, the status and the margins take. */
const FIXED_ROWS = 6;

export function App({ conversation, composer, keyboard, colour }: Props) {
  const { chat, transcript, sending, stopping, online, hint, putAside } = useStore(conversation);
  const editor = useStore(composer);
  const { columns, rows } = useSize();
  useInput((input, key) => keyboard.press(input, key));

  const growing = chat.messages.filter((message) => !transcript.shown.has(message.id));
  const room = { columns, rows: Math.max(1, Math.floor((rows - FIXED_ROWS) / Math.max(1, growing.length)) - 3) };
  const [approval, ...others] = pendingApprovals({ chat, putAside });
  return (
    <>
      <Static items={transcript.items}>{(item) => <ItemView key={item.key} item={item} />}</Static>
      {growing.map((message) => (
        <MessageView key={message.id} message={message} room={room} />
      ))}
      {sending !== null && <Text dimColor>{sending}</Text>}
      {approval && editor.text === '' ? (
        <ApprovalQuestion card={approval} more={others.length} />
      ) : (
        <PromptLine editor={editor} colour={colour} />
      )}
      <StatusLine busy={chat.running || sending !== null} stopping={stopping} online={online} hint={hint} />
    </>
  );
}
