import { type Activity, type ApprovalCard, assistantName, type ChatMessage } from '@smoko/contract';
import { Box, Text } from 'ink';
import { clean, oneLine } from '../../term/clean.ts';
import { ASSISTANT_COLOURS } from '../cards.ts';
import { LIVE_ACTIVITIES } from './layout.ts';
import { tail } from './tail.ts';

interface Props {
  message: ChatMessage;
  elsewhere?: boolean;
  /** While it grows: at most this many lines of text. */
  room?: { rows: number; columns: number };
}

/** Who speaks, what is said, what was done and what waits. */
export function MessageView({ message, elsewhere = false, room }: Props) {
  const text = clean(message.content).trimEnd();
  return (
    <Box flexDirection="column" marginBottom={1}>
      <Speaker message={message} elsewhere={elsewhere} />
      {text !== '' && <Text>{room ? tail(text, room.rows, room.columns) : text}</Text>}
      {news(message, room ? LIVE_ACTIVITIES : Infinity).map((activity) => (
        <ActivityLine key={activity.id} activity={activity} />
      ))}
      {message.receipts.map((card) => (
        <Text key={card.receipt_id}>
          <Text color="green">✓</Text> {oneLine(card.summary)}
          {card.undone ? <Text dimColor> (undone)</Text> : null}
          {card.undoable && !card.undone ? <Text dimColor> (undo: /undo {card.receipt_id})</Text> : null}
        </Text>
      ))}
      {message.approvals.map((card) => (
        <Text key={card.approval_id}>
          <Text color="yellow">!</Text> {ANSWERS[card.status]}: {oneLine(card.summary)}
        </Text>
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

const MARKS: Record<Activity['status'], string> = { running: '…', done: '·', failed: '✗', waiting: '!' };

function ActivityLine({ activity }: { activity: Activity }) {
  const failed = activity.status === 'failed';
  return (
    <Text dimColor={!failed} color={failed ? 'red' : undefined}>
      {MARKS[activity.status]} {oneLine(activity.label)}
    </Text>
  );
}

const ANSWERS: Record<ApprovalCard['status'], string> = {
  pending: 'Waits for your yes',
  approved: 'Approved',
  rejected: 'Rejected',
  expired: 'Not answered in time',
  failed: 'Could not be done',
};

/** The last few activities, without what a receipt or an approval below says already. */
function news({ activities, receipts, approvals }: ChatMessage, most: number): Activity[] {
  const said = new Set(receipts.map((card) => oneLine(card.summary)));
  return activities
    .filter(({ label, status }) => !said.has(oneLine(label)) && !(status === 'waiting' && approvals.length > 0))
    .slice(-most);
}

function Ending({ message }: { message: ChatMessage }) {
  if (message.status === 'stopped') return <Text dimColor>Stopped. What was done stays done.</Text>;
  if (message.status !== 'failed' && message.status !== 'interrupted') return null;
  return <Text color="red">{oneLine(message.error ?? 'The turn could not be finished.')} Try again: /retry</Text>;
}
