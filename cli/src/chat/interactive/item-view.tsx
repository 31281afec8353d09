import { Box, Text } from 'ink';
import { oneLine } from '../../term/clean.ts';
import { MessageView } from './message-view.tsx';
import type { Item, Tone } from './transcript.ts';

const MARKS: Record<Tone, string> = { plain: '·', good: '✓', bad: '✗' };
const COLOURS: Record<Tone, string | undefined> = { plain: undefined, good: 'green', bad: 'red' };

export function ItemView({ item }: { item: Item }) {
  if (item.kind === 'message') return <MessageView message={item.message} elsewhere={item.elsewhere} />;
  return (
    <Box marginBottom={1}>
      <Text color={COLOURS[item.tone]} dimColor={item.tone === 'plain'}>
        {MARKS[item.tone]} {oneLine(item.text)}
      </Text>
    </Box>
  );
}
