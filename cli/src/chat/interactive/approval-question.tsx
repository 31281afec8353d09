import type { ApprovalCard } from '@smoko/contract';
import { Box, Text } from 'ink';
import { oneLine } from '../../term/clean.ts';
import { formatSoon } from '../../term/format.ts';

/** Asks for an approval, with what exactly would be sent or changed. */
export function ApprovalQuestion({ card, more, most }: { card: ApprovalCard; more: number; most: number }) {
  return (
    <Box flexDirection="column">
      <Text bold color="yellow">
        {oneLine(card.summary)}?
      </Text>
      {card.details.slice(0, most).map((line) => (
        <Text key={line} wrap="truncate">
          {' '}
          {oneLine(line)}
        </Text>
      ))}
      {card.details.length > most && <Text dimColor> … {card.details.length - most} more lines</Text>}
      <Text>
        Type <Text bold>y</Text> for yes, <Text bold>n</Text> for no, <Text bold>d</Text> for details.{' '}
        <Text bold>[Esc]</Text> later
        <Text dimColor>
          {' '}
          ({card.expires_at ? `until ${formatSoon(card.expires_at)}` : 'until you decide'}
          {more > 0 ? `, ${more} more` : ''})
        </Text>
      </Text>
    </Box>
  );
}
