import type { Paper } from './read-paper.ts';

/** An expense on file that has the number of a supplier's invoice. Dollars. */
export interface Recorded {
  number: string;
  amount: number;
  due_date: string | null;
}

/** A PDF that was given or sent, as far as it could be read. */
export interface FoundPaper {
  name: string;
  /** The file as it is kept; null where it is not. */
  attachment_id: string | null;
  /** Why it could not be read; null where it was. */
  unread: 'scan' | 'locked' | 'broken' | 'too big' | 'too many pages' | 'too much' | null;
  /** Something in it cannot be seen on the page. */
  hidden: boolean;
  paper: Paper | null;
  /** What is on file under its number already. */
  recorded: Recorded | null;
}

const WHY: Readonly<Record<NonNullable<FoundPaper['unread']>, string>> = {
  scan: "This PDF is a scan: I can't read it",
  locked: "This PDF is locked with a password: I can't read it",
  broken: "This PDF is damaged: I can't read it",
  'too big': "This PDF is too big: I can't read it",
  'too many pages': "This PDF has more pages than a bill: I don't read it",
  'too much': "This PDF takes too long to read: I can't read it",
};

/** What is said of a PDF that could not be read, or that has something in it which nobody sees. */
export const unreadWords = ({ name, unread, hidden }: FoundPaper): string[] => [
  ...(unread ? [`${WHY[unread]}. Open ${name} and tell me the amount.`] : []),
  ...(hidden ? [`Something in ${name} cannot be seen on its pages. It was left out.`] : []),
];
