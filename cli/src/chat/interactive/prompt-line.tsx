import { Box, Text } from 'ink';
import type { Editor } from './editor.ts';
import { PROMPT } from './first-frame.ts';

/** The input line with its cursor: a block, or a bar where there are no colours. */
export function PromptLine({ editor, colour }: { editor: Editor; colour: boolean }) {
  const before = editor.text.slice(0, editor.cursor);
  const rest = editor.text.slice(editor.cursor);
  const [under = ' '] = rest === '' || rest.startsWith('\n') ? [' '] : rest;
  const after = rest.startsWith('\n') ? rest : rest.slice(under.length);
  return (
    <Box>
      <Box flexShrink={0}>
        <Text color="yellow">{PROMPT}</Text>
      </Box>
      <Text>
        {before}
        {colour ? <Text inverse>{under}</Text> : `▏${under}`}
        {after}
      </Text>
    </Box>
  );
}
