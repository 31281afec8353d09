import type { ApprovalCard } from '@smoko/contract';
import { Box, Text } from 'ink';
import { oneLine } from '../../term/clean.ts';
import { formatMoment } from '../../term/format.ts';

const MOST_LINES = 8;

/** Asks for a yes, showing exactly what would leave or change. */
export function ApprovalQuestion({ card, more }: { card: ApprovalCard; more: number }) {
  return (
    <Box flexDirection="column">
      <Text bold color="yellow">
        {oneLine(card.summary)}?
      </Text>
      {card.details.slice(0, MOST_LINES).map((line) => (
        <Text key={line}> {oneLine(line)}</Text>
      ))}
      {card.details.length > MOST_LINES && <Text dimColor> … {card.details.length - MOST_LINES} more lines</Text>}
      <Text>
        <Text bold>y</Text> yes <Text bold>n</Text> no <Text bold>Esc</Text> later
        <Text dimColor>
          {' '}
          (until {formatMoment(card.expires_at)}
          {more > 0 ? `, ${more} more` : ''})
        </Text>
      </Text>
    </Box>
  );
}
