import {
  type Activity,
  type ApprovalCard,
  assistantName,
  type ChatMessage,
  type DraftCard,
  type ReceiptCard,
} from '@smoko/contract';
import { Box, Text } from 'ink';
import { draftDetails } from '../../drafts/draft-fields.ts';
import { shortId } from '../../tables/short-id.ts';
import { clean, oneLine } from '../../term/clean.ts';
import { renderMarkdown } from '../../term/markdown.ts';
import type { Style } from '../../term/style.ts';
import { ASSISTANT_COLOURS } from '../cards.ts';
import { activitiesToShow, isInReply, labelOf } from './activities.ts';
import { LIVE_ACTIVITIES } from './layout.ts';
import { tail } from './tail.ts';

interface Props {
  message: ChatMessage;
  elsewhere?: boolean;
  style: Style;
  /** The space for a message that is still running; its text is cut to fit. */
  room?: { rows: number; columns: number };
}

/** A message with its activities, receipts, approvals and drafts. */
export function MessageView({ message, elsewhere = false, style, room }: Props) {
  const said = clean(message.content).trimEnd();
  const text = message.role === 'user' ? said : renderMarkdown(said, style);
  return (
    <Box flexDirection="column" marginBottom={1}>
      <Speaker message={message} elsewhere={elsewhere} />
      {text !== '' && <Text>{room ? tail(text, room.rows, room.columns) : text}</Text>}
      {message.attachments.map(({ attachment_id, name }) => (
        <Text key={attachment_id} dimColor>
          with the file {oneLine(name)}
        </Text>
      ))}
      {activitiesToShow(message, room ? LIVE_ACTIVITIES : Infinity).map((activity) => (
        <ActivityLine key={activity.id} activity={activity} />
      ))}
      {message.receipts.map((card) => (
        <Receipt key={card.receipt_id} card={card} inReply={isInReply(message, card.summary)} />
      ))}
      {message.approvals.map((card) => (
        <Text key={card.approval_id}>
          <Text color="yellow">!</Text> {ANSWERS[card.status]}: {oneLine(card.summary)}
        </Text>
      ))}
      {message.drafts.map((card) => (
        <Draft key={card.id} card={card} />
      ))}
      <Ending message={message} />
    </Box>
  );
}

function Speaker({ message, elsewhere }: { message: ChatMessage; elsewhere: boolean }) {
  if (message.role === 'user') {
    return (
      <Text bold>
        You{elsewhere ? <Text dimColor> (elsewhere)</Text> : null}
        {message.status === 'queued' ? <Text dimColor> (next)</Text> : null}
      </Text>
    );
  }
  const speaker = message.assistant ?? 'jerry';
  return (
    <Text bold color={ASSISTANT_COLOURS[speaker]}>
      {assistantName(speaker)}
    </Text>
  );
}

/** A receipt that the reply has mentioned already is cut to one line, which begins with the command for Undo. */
function Receipt({ card, inReply }: { card: ReceiptCard; inReply: boolean }) {
  const hint = card.undone ? 'undone' : card.undoable ? `undo: /undo ${shortId(card.receipt_id)}` : '';
  return (
    <Text wrap={inReply ? 'truncate-end' : 'wrap'}>
      <Text color="green">✓</Text> {hint && <Text dimColor>({hint}) </Text>}
      {oneLine(card.summary)}
    </Text>
  );
}

/** A draft with its fields, by the keys for /set. */
function Draft({ card }: { card: DraftCard }) {
  const open = card.status === 'open';
  return (
    <Box flexDirection="column">
      <Text>
        <Text color="yellow">?</Text> {DRAFTED[card.status]}: {oneLine(card.summary)}
      </Text>
      {open &&
        draftDetails(card).map(([key, value]) => (
          <Text key={`${key} ${value}`}>
            {'  '}
            <Text dimColor>{key}</Text> {oneLine(value)}
          </Text>
        ))}
      {open && <Text dimColor>{'  '}/save, /set KEY=VALUE or /discard</Text>}
    </Box>
  );
}

const DRAFTED: Record<DraftCard['status'], string> = {
  open: 'Check this',
  saved: 'Saved',
  discarded: 'Discarded',
  expired: 'Not saved in time',
};

const MARKS: Record<Activity['status'], string> = { running: '…', done: '·', failed: '✗', waiting: '!' };

function ActivityLine({ activity }: { activity: Activity }) {
  const failed = activity.status === 'failed';
  return (
    <Text dimColor={!failed} color={failed ? 'red' : undefined}>
      {MARKS[activity.status]} {labelOf(activity)}
    </Text>
  );
}

const ANSWERS: Record<ApprovalCard['status'], string> = {
  pending: 'Waits for your yes',
  approved: 'Approved',
  rejected: 'Rejected',
  expired: 'Not answered in time',
  replaced: 'Replaced by something newer',
  failed: 'Could not be done',
};

function Ending({ message }: { message: ChatMessage }) {
  if (message.status === 'stopped') return <Text dimColor>Stopped. What was done stays done.</Text>;
  if (message.status !== 'failed' && message.status !== 'interrupted') return null;
  return <Text color="red">{oneLine(message.error ?? 'The turn could not be finished.')} Try again: /retry</Text>;
}
