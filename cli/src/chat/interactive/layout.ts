import type { ApprovalCard, ChatMessage } from '@smoko/contract';
import { draftDetails } from '../../drafts/draft-fields.ts';
import { displayWidth } from '../../term/width.ts';
import type { Editor } from './editor.ts';

/** How many activities of a running message are shown. */
export const LIVE_ACTIVITIES = 3;
const STATUS_ROWS = 1;
const SPEAKER_AND_MARGIN = 2;
/** Ink redraws the whole screen, with flicker, when what it draws is as high as the terminal. */
const SPARE_ROWS = 1;

export interface Placed {
  message: ChatMessage;
  /** The number of lines for its text. */
  rows: number;
}

/** Which running messages fit above the prompt, with how many lines each. The latest take precedence. */
export function placeMessages(growing: ChatMessage[], free: number): Placed[] {
  const shown: ChatMessage[] = [];
  let used = 0;
  for (const message of growing.toReversed()) {
    const least = rowsAround(message) + 1;
    if (shown.length > 0 && used + least > free) break;
    shown.unshift(message);
    used += least;
  }
  const extra = Math.max(0, Math.floor((free - used) / Math.max(1, shown.length)));
  return shown.map((message) => ({ message, rows: 1 + extra }));
}

const rowsAround = ({ activities, receipts, approvals, drafts }: ChatMessage) =>
  SPEAKER_AND_MARGIN +
  Math.min(LIVE_ACTIVITIES, activities.length) +
  receipts.length +
  approvals.length +
  drafts.reduce((rows, draft) => rows + DRAFT_ROWS + draftDetails(draft).length, 0);
/** A draft's summary and its commands. */
const DRAFT_ROWS = 2;

/** Rows left above the prompt. */
export const freeRows = (rows: number, promptRows: number) => Math.max(0, rows - promptRows - STATUS_ROWS - SPARE_ROWS);

export function editorRows({ text }: Editor, columns: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil((displayWidth(line) + 3) / columns)), 0);
}

/** How many lines of an approval's details fit beside the question itself. */
export const detailRows = (rows: number) => Math.max(1, Math.min(8, rows - 8));
export const questionRows = ({ details }: ApprovalCard, rows: number) => 4 + Math.min(details.length, detailRows(rows));
