import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '../../components/layout/card.tsx';
import { useCommand } from '../../features/chat/use-command.ts';
import { notify } from '../../lib/notify.ts';
import { CommandBox } from './command-box.tsx';
import { useOpenThread } from './use-open-thread.ts';

/** Beginnings of sentences: a tap fills the box, and the rest is typed. */
const QUICK = {
  'Create Job': 'Create a job for ',
  'Send Invoice': 'Invoice job ',
  'Order Materials': 'Order ',
  'Check Schedule': "What's on this week?",
} as const;

/** As much of the reply as the toast shows (specified). */
const REPLY = 100;

/** The dashboard's command box: Jerry's, in the same conversation. */
export function CommandCenter() {
  const openThread = useOpenThread();
  const command = useCommand('dashboard', 'jerry', {
    done: ({ response, thread_id }) =>
      notify.success('Command Processed', `Jerry: ${response.slice(0, REPLY)}`, openThread(thread_id)),
    failed: (why) => notify.error('Command Failed', `Failed to process command${why ? `. ${why}` : ''}`),
  });
  return (
    <Card className="p-4">
      <CommandBox
        label="AI Command Center"
        placeholder="What needs doing?"
        text={command.text}
        busy={command.busy}
        onWrite={command.write}
        onSend={command.send}
      >
        {(fill) => (
          <fieldset disabled={command.busy} className="grid grid-cols-2 gap-2">
            <legend className="sr-only">Quick commands</legend>
            {Object.entries(QUICK).map(([name, text]) => (
              <button
                key={name}
                type="button"
                onClick={() => fill(text)}
                className="min-h-12 rounded-md border-2 border-line bg-surface px-2 font-semibold text-sm hover:border-amber hover:bg-amber-wash disabled:opacity-55"
              >
                {name}
              </button>
            ))}
            {command.text === QUICK['Check Schedule'] && (
              <Link
                to="/calendar?view=week"
                className="col-span-2 inline-flex min-h-12 items-center justify-center gap-2 font-bold text-sm underline underline-offset-2"
              >
                <CalendarDays aria-hidden className="size-5" />
                Open the calendar
              </Link>
            )}
          </fieldset>
        )}
      </CommandBox>
    </Card>
  );
}
