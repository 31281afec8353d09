import type { Registration } from './registration.ts';

export const CHAT_COMMANDS: readonly Registration[] = [
  {
    path: 'chat',
    summary: 'talk to Jerry and the team',
    examples: ['smoko chat "new job for Dave, hot water, 1850 plus gst"'],
    load: () => import('../chat.ts'),
  },
  {
    path: 'undo',
    summary: 'take back what an assistant did',
    examples: ['smoko undo ID'],
    load: () => import('../undo.ts'),
  },
];
