/** A stretch of a message that says one thing, in its own words. */
export interface Clause {
  text: string;
  start: number;
  end: number;
  /** It begins a sentence. */
  sentence: boolean;
}

/** "1 and 2", "2, 3 and 4" are one list. */
const NO_PLACE = String.raw`(?! ?\d{1,2} ?(?:[,.!]|and\b|$))`;
const JOINT = new RegExp(String.raw`[.!?;\n](?=\s|$)|,(?=\s)${NO_PLACE}|\s(?:and|but|then)\s${NO_PLACE}|\s-\s`, 'giu');
/** Characters; what is longer tells a story. */
export const LONGEST = 400;

/** A message at its joints. */
export function clausesOf(message: string): Clause[] {
  const found: Clause[] = [];
  let start = 0;
  let sentence = true;
  const push = (end: number, joint: string) => {
    const text = message.slice(start, end).trim();
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)) found.push({ text, start, end, sentence });
    sentence = /[.!?;\n]/.test(joint);
  };
  for (const joint of message.matchAll(JOINT)) {
    // what asks is told by its mark
    push(joint.index + (joint[0].trim().startsWith('?') ? 1 : 0), joint[0]);
    // "but" says how what follows it is meant
    const but = /\bbut\b/i.exec(joint[0]);
    start = joint.index + (but ? but.index : joint[0].length);
  }
  push(message.length, '');
  return found;
}

/** Clauses of a message without the others, in the words and marks it was written with. */
export function joined(message: string, clauses: readonly Clause[], kept: (index: number) => boolean): string {
  let text = '';
  let last = -1;
  for (const [index, clause] of clauses.entries()) {
    if (!kept(index)) continue;
    const before = clauses[index - 1];
    if (text === '') text = clause.text;
    else if (last === index - 1 && before) text += message.slice(before.end, clause.end);
    else text += `${/[.!?]$/.test(text) ? ' ' : '. '}${clause.text}`;
    last = index;
  }
  return text.replace(/^(?:(?:and|then|but)\s+)+/iu, '').trim();
}
