import type { Registration } from './registration.ts';

/** The assistants: who they are, what they did, what they want to do. */
export const AGENT_COMMANDS: readonly Registration[] = [
  {
    path: 'approvals list',
    summary: 'list what waits for your yes',
    examples: ['smoko approvals list', 'smoko approvals list --status approved'],
    load: () => import('../approvals/list.ts'),
  },
  {
    path: 'approvals show',
    summary: 'show what exactly would be done',
    examples: ['smoko approvals show 4821'],
    load: () => import('../approvals/show.ts'),
  },
  {
    path: 'approvals approve',
    summary: 'say yes: it is done at once',
    examples: ['smoko approvals approve 4821'],
    load: () => import('../approvals/approve.ts'),
  },
  {
    path: 'approvals reject',
    summary: 'say no: it is not done',
    examples: ['smoko approvals reject 4821'],
    load: () => import('../approvals/reject.ts'),
  },
  {
    path: 'approvals totals',
    summary: 'count what waits for your yes',
    examples: ['smoko approvals totals'],
    load: () => import('../approvals/totals.ts'),
  },
  {
    path: 'drafts list',
    summary: 'list what was drafted to be checked',
    examples: ['smoko drafts list'],
    load: () => import('../drafts/list.ts'),
  },
  {
    path: 'drafts show',
    summary: 'show what would be saved, and what nobody said',
    examples: ['smoko drafts show ID'],
    load: () => import('../drafts/show.ts'),
  },
  {
    path: 'drafts set',
    summary: 'put fields of a draft right',
    examples: ['smoko drafts set ID budget=680 date=2026-11-27'],
    load: () => import('../drafts/set.ts'),
  },
  {
    path: 'drafts save',
    summary: 'save it as it stands',
    examples: ['smoko drafts save ID'],
    load: () => import('../drafts/save.ts'),
  },
  {
    path: 'drafts discard',
    summary: 'throw it away: nothing is saved',
    examples: ['smoko drafts discard ID'],
    load: () => import('../drafts/discard.ts'),
  },
  {
    path: 'receipts list',
    summary: 'list what the assistants did, with before and after in --json',
    examples: ['smoko receipts list --assistant jerry'],
    load: () => import('../receipts/list.ts'),
  },
  {
    path: 'receipts undo',
    summary: 'take back what an assistant did',
    examples: ['smoko receipts undo ID'],
    load: () => import('../receipts/undo.ts'),
  },
  {
    path: 'undo',
    summary: 'take back what an assistant did last',
    examples: ['smoko undo --yes', 'smoko undo ID'],
    load: () => import('../receipts/undo.ts'),
  },
  {
    path: 'updates list',
    summary: 'list what the assistants did',
    examples: ['smoko updates list --agent Jerry'],
    load: () => import('../updates/list.ts'),
  },
  {
    path: 'updates show',
    summary: 'show one thing an assistant did',
    examples: ['smoko updates show ID'],
    load: () => import('../updates/show.ts'),
  },
  {
    path: 'agents list',
    summary: 'list the four assistants',
    examples: ['smoko agents list'],
    load: () => import('../agents/list.ts'),
  },
  {
    path: 'agents show',
    summary: 'show one of them: who they are, and what they did',
    examples: ['smoko agents show jerry'],
    load: () => import('../agents/show.ts'),
  },
  {
    path: 'agents ask',
    summary: 'have one of them write something; nothing is done or kept',
    examples: ['smoko agents ask michelle "A friendly note that we start at 7 am."'],
    load: () => import('../agents/ask.ts'),
  },
  {
    path: 'agents messages',
    summary: 'list what they wrote',
    examples: ['smoko agents messages --agent jerry --limit 5'],
    load: () => import('../agents/messages.ts'),
  },
  {
    path: 'agents message',
    summary: 'show one thing they wrote',
    examples: ['smoko agents message ID'],
    load: () => import('../agents/message.ts'),
  },
  {
    path: 'agents message-count',
    summary: 'count what they wrote',
    examples: ['smoko agents message-count'],
    load: () => import('../agents/message-count.ts'),
  },
  {
    path: 'agents feedback list',
    summary: 'list your ratings of them',
    examples: ['smoko agents feedback list'],
    load: () => import('../agents/feedback-list.ts'),
  },
  {
    path: 'agents feedback add',
    summary: 'rate one of them',
    examples: ['smoko agents feedback add jerry "Quick and right." --rating 5'],
    load: () => import('../agents/feedback-add.ts'),
  },
];
