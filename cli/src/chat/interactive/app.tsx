import { Static, Text, useInput } from 'ink';
import { oneLine } from '../../term/clean.ts';
import { createStyle } from '../../term/style.ts';
import { ApprovalQuestion } from './approval-question.tsx';
import { askedDraft, beginsAnswer, pendingApprovals } from './cards-in-chat.ts';
import { completionsOf } from './complete.ts';
import type { Composer } from './composer.ts';
import type { Conversation } from './conversation.ts';
import { beginsDraftAnswer, filledIn } from './draft-form.ts';
import { DraftFields, DraftQuestion } from './draft-question.tsx';
import { useRawKeys, useSize, useStore } from './hooks.ts';
import { ItemView } from './item-view.tsx';
import type { Keyboard } from './keyboard.ts';
import { detailRows, editorRows, freeRows, placeMessages, questionRows } from './layout.ts';
import { MessageView } from './message-view.tsx';
import { PromptLine } from './prompt-line.tsx';
import { StatusLine } from './status-line.tsx';
import { Suggestions, suggestionRows } from './suggestions.tsx';

interface Props {
  conversation: Conversation;
  composer: Composer;
  keyboard: Keyboard;
  colour: boolean;
}

/** Of a draft's question: its summary, what is left out, and what can be answered. */
const DRAFT_LINES = 3;

export function App({ conversation, composer, keyboard, colour }: Props) {
  const state = useStore(conversation);
  const { chat, transcript, sending, stopping, online, hint, attached, threads, named } = state;
  const editor = useStore(composer);
  const { columns, rows } = useSize();
  useRawKeys((data) => keyboard.note(data));
  useInput((input, key) => keyboard.press(input, key));

  const growing = chat.messages.filter((message) => !transcript.shown.has(message.id));
  const [approval, ...others] = beginsAnswer(editor.text) ? pendingApprovals(state) : [];
  const filled = filledIn(state);
  const draft = !filled && beginsDraftAnswer(editor.text) ? askedDraft(state) : null;
  const most = detailRows(rows);
  const found = named?.line === editor.text ? named.completions : [];
  const completions = approval || filled || draft ? [] : [...completionsOf(editor.text, threads), ...found];
  const promptRows =
    (approval ? questionRows(approval, rows) : suggestionRows(completions) + (attached.length > 0 ? 1 : 0)) +
    (filled || draft ? DRAFT_LINES + most : 0) +
    editorRows(editor, columns);
  const free = freeRows(rows, promptRows + (sending === null ? 0 : 1));
  const style = createStyle(colour);
  return (
    <>
      <Static items={transcript.items}>{(item) => <ItemView key={item.key} item={item} style={style} />}</Static>
      {placeMessages(growing, free).map(({ message, rows: room }) => (
        <MessageView key={message.id} message={message} room={{ columns, rows: room }} style={style} />
      ))}
      {sending !== null && (
        <Text dimColor wrap="truncate">
          {oneLine(sending)}
        </Text>
      )}
      {attached.length > 0 && (
        <Text dimColor wrap="truncate">
          With: {attached.map(({ name }) => oneLine(name)).join(', ')}
        </Text>
      )}
      {approval && <ApprovalQuestion card={approval} more={others.length} most={most} />}
      {draft && <DraftQuestion draft={draft} most={most} />}
      {filled && <DraftFields {...filled} most={most} />}
      <PromptLine editor={editor} colour={colour} />
      <Suggestions completions={completions} />
      <StatusLine busy={chat.running || sending !== null} stopping={stopping} online={online} hint={hint} />
    </>
  );
}
