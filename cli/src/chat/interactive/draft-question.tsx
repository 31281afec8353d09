import type { DraftCard } from '@smoko/contract';
import { Box, Text } from 'ink';
import { fieldText, type Placed, toLookAt } from '../../drafts/draft-fields.ts';
import { oneLine } from '../../term/clean.ts';

/** Asks about a draft: what would be written, and what of it is doubted or missing. */
export function DraftQuestion({ draft, most }: { draft: DraftCard; most: number }) {
  const details = toLookAt(draft);
  return (
    <Box flexDirection="column">
      <Text bold color="yellow" wrap="truncate">
        {oneLine(draft.summary)}?
      </Text>
      {details.slice(0, most).map(([key, value]) => (
        <Text key={key} wrap="truncate">
          {'  '}
          <Text dimColor>{key}</Text> {oneLine(value)}
        </Text>
      ))}
      {details.length > most && <Text dimColor> … {details.length - most} more lines</Text>}
      <Text wrap="truncate">
        Type <Text bold>y</Text> to save, <Text bold>e</Text> to fill it in, <Text bold>n</Text> to throw it away.{' '}
        <Text bold>[Esc]</Text> later
      </Text>
    </Box>
  );
}

interface FormProps {
  draft: DraftCard;
  fields: readonly Placed[];
  at: number;
  most: number;
}

/** The fields of a draft, with the one that is typed at the prompt. */
export function DraftFields({ draft, fields, at, most }: FormProps) {
  const first = Math.max(0, Math.min(at - Math.floor(most / 2), fields.length - most));
  const width = Math.max(...fields.map(({ key }) => key.length));
  return (
    <Box flexDirection="column">
      <Text bold color="yellow" wrap="truncate">
        {oneLine(draft.summary)}
      </Text>
      {fields.slice(first, first + most).map((one, i) => (
        <Text key={one.key} wrap="truncate" bold={first + i === at}>
          {first + i === at ? '▸ ' : '  '}
          {one.key.padEnd(width)} {oneLine(fieldText(one, draft))}
        </Text>
      ))}
      <Text dimColor wrap="truncate">
        {hintFor(fields[at])}Enter goes on, Up and Down choose, Esc ends
      </Text>
    </Box>
  );
}

/** What a field takes, where that is not any words. */
function hintFor(one: Placed | undefined): string {
  const { kind, choices = [] } = one?.field ?? {};
  if (kind === 'choice') return `${choices.map((choice) => choice.replaceAll('_', ' ')).join(', ')}. `;
  if (kind === 'date') return 'fri, 3/12 or 2026-12-03. ';
  if (kind === 'time') return 'HH:MM. ';
  if (kind === 'yes-no') return 'yes or no. ';
  return kind === 'lines' ? 'what @ price x how many, a line each (Alt+Enter). ' : '';
}
