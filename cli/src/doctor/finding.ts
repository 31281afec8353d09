export interface Finding {
  name: string;
  /** note: works, and could be better. */
  state: 'ok' | 'note' | 'wrong';
  text: string;
  /** What to do. */
  advice?: string;
}
