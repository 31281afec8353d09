import { Text } from 'ink';
import { IDLE, OFFLINE } from './first-frame.ts';
import { useTicks } from './hooks.ts';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 120;

interface Props {
  busy: boolean;
  stopping: boolean;
  online: boolean;
  hint: string | null;
}

/** The last line: what is happening, and what Ctrl+C does. */
export function StatusLine({ busy, stopping, online, hint }: Props) {
  const tick = useTicks(busy, FRAME_MS);
  if (hint) return <Text color="yellow">{hint}</Text>;
  const line = busy
    ? `${FRAMES[tick % FRAMES.length]} ${stopping ? 'Stopping. Ctrl+C again leaves' : 'Working. Ctrl+C stops'}`
    : IDLE;
  return (
    <Text dimColor wrap="truncate">
      {line}
      {online ? '' : OFFLINE}
    </Text>
  );
}
