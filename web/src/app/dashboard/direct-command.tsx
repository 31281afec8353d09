import type { Assistant } from '@smoko/contract';
import { AttachButton } from '../../features/chat/attach-button.tsx';
import { AttachedList } from '../../features/chat/attached-list.tsx';
import { useCommand } from '../../features/chat/use-command.ts';
import { notify } from '../../lib/notify.ts';
import { CommandBox } from './command-box.tsx';
import { useOpenThread } from './use-open-thread.ts';

/** Straight to one assistant, in the same conversation. */
export function DirectCommand({ agent }: { agent: Assistant }) {
  const openThread = useOpenThread();
  const command = useCommand(agent.id, agent.id, {
    done: ({ thread_id }) =>
      notify.success(`${agent.name} Response`, 'Command processed successfully!', openThread(thread_id)),
    failed: (why) => notify.error('Error', why ?? 'Failed to send command'),
  });
  return (
    <CommandBox
      label="Direct Command Center"
      placeholder={`Tell ${agent.name} what to do`}
      text={command.text}
      busy={command.busy}
      onWrite={command.write}
      onSend={command.send}
      onEmpty={() => notify.error('Error', 'Please enter a command.')}
      tools={<AttachButton label="Upload" draft={command.draft} disabled={command.busy} />}
    >
      {() => <AttachedList draft={command.draft} disabled={command.busy} />}
    </CommandBox>
  );
}
