import type { Registration } from './registration.ts';

export const CHAT_COMMANDS: readonly Registration[] = [
  {
    path: 'chat',
    summary: 'talk to Jerry and the team',
    examples: ['smoko chat "new job for Dave, hot water, 1850 plus gst"'],
    load: () => import('../chat.ts'),
  },
  {
    path: 'ask',
    summary: 'say one thing and get the answer, for scripts too',
    examples: [
      'smoko ask "what is on this week?"',
      'smoko ask --quiet --agent renea "who owes me money?"',
      'smoko ask "how many jobs do I have?" --jsonl',
      'printf "how many jobs do I have?\\nand clients?\\n" | smoko ask - --each-line',
    ],
    load: () => import('../ask.ts'),
  },
  {
    path: 'threads list',
    summary: 'list your conversations',
    examples: ['smoko threads list', 'smoko threads list --agent jerry --json'],
    load: () => import('../threads-list.ts'),
  },
  {
    path: 'threads show',
    summary: 'show what was said',
    examples: ['smoko threads show', 'smoko threads show ID --limit 4'],
    load: () => import('../threads-show.ts'),
  },
  {
    path: 'threads retry',
    summary: 'try a turn again that failed',
    examples: ['smoko threads retry ID'],
    load: () => import('../threads-retry.ts'),
  },
  {
    path: 'threads stop',
    summary: 'stop the turn that is being worked on',
    examples: ['smoko threads stop'],
    load: () => import('../threads-stop.ts'),
  },
  {
    path: 'threads undo',
    summary: 'take back what was done last in a conversation',
    examples: ['smoko threads undo ID'],
    load: () => import('../threads-undo.ts'),
  },
];
