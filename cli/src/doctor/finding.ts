export interface Finding {
  name: string;
  /** note: it works, but could be better. */
  state: 'ok' | 'note' | 'wrong';
  text: string;
  /** What to do. */
  advice?: string;
}
