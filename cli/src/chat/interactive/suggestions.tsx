import { Box, Text } from 'ink';
import { type Completion, MAX_SHOWN } from './complete.ts';

/** The completions of the input line, shown below it. */
export function Suggestions({ completions }: { completions: readonly Completion[] }) {
  const shown = completions.slice(0, MAX_SHOWN);
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
  Math.min(completions.length, MAX_SHOWN) + (completions.length > MAX_SHOWN ? 1 : 0);
