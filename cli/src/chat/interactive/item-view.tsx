import { Box, Text } from 'ink';
import { clean, oneLine } from '../../term/clean.ts';
import type { Style } from '../../term/style.ts';
import { MessageView } from './message-view.tsx';
import type { Item, Tone } from './transcript.ts';

const MARKS: Record<Tone, string> = { plain: '·', good: '✓', bad: '✗' };
const COLOURS: Record<Tone, string | undefined> = { plain: undefined, good: 'green', bad: 'red' };

export function ItemView({ item, style }: { item: Item; style: Style }) {
  if (item.kind === 'message') return <MessageView message={item.message} elsewhere={item.elsewhere} style={style} />;
  if (item.kind === 'lines') {
    return (
      <Box flexDirection="column" marginBottom={1}>
        {item.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never changed
          <Text key={i} wrap="wrap">
            {clean(line) || ' '}
          </Text>
        ))}
      </Box>
    );
  }
  return (
    <Box marginBottom={1}>
      <Text color={COLOURS[item.tone]} dimColor={item.tone === 'plain'}>
        {MARKS[item.tone]} {oneLine(item.text)}
      </Text>
    </Box>
  );
}
