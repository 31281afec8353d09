import type { Activity, ChatMessage } from '@smoko/contract';
import { clean, oneLine } from '../../term/clean.ts';

/** Longer ones come cut, in the middle of a word. */
const LABEL_MAX = 200;

/** Without what Markdown adds, so that words are found in the reply however it shows them. */
const plain = (text: string): string => oneLine(clean(text).replaceAll(/[*_`\\]/g, ''));

export const isInReply = ({ content }: Pick<ChatMessage, 'content'>, words: string): boolean =>
  plain(content).includes(plain(words));

/** The last activities, without those that the reply, a receipt or an approval mentions already. */
export function activitiesToShow(message: ChatMessage, max: number): Activity[] {
  const { receipts, approvals, drafts } = message;
  const cards = approvals.length + drafts.length;
  const said = new Set(receipts.map((card) => oneLine(card.summary)));
  return message.activities
    .filter(({ label, status }) => !said.has(oneLine(label)) && !(status === 'waiting' && cards > 0))
    .filter(({ label, status }) => status === 'running' || !isInReply(message, label))
    .slice(-max);
}

/** What an activity says, in one line that ends with a whole word. */
export function labelOf({ label }: Pick<Activity, 'label'>): string {
  const line = oneLine(label);
  return label.length < LABEL_MAX ? line : `${line.slice(0, line.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}
