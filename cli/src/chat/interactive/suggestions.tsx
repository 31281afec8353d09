import { Box, Text } from 'ink';
import { type Completion, MOST_SHOWN } from './complete.ts';

/** What the line could become, below it. */
export function Suggestions({ completions }: { completions: readonly Completion[] }) {
  const shown = completions.slice(0, MOST_SHOWN);
  const width = Math.max(0, ...shown.map(({ label }) => label.length)) + 2;
  return (
    <Box flexDirection="column">
      {shown.map(({ line, label, about }) => (
        <Text key={line} wrap="truncate">
          {'  '}
          {label.padEnd(width)}
          <Text dimColor>{about}</Text>
        </Text>
      ))}
      {completions.length > shown.length && <Text dimColor>{`  … ${completions.length - shown.length} more`}</Text>}
    </Box>
  );
}

export const suggestionRows = (completions: readonly Completion[]) =>
  Math.min(completions.length, MOST_SHOWN) + (completions.length > MOST_SHOWN ? 1 : 0);
