import { type Around, PLAIN } from './intent/intents.ts';
import { mask } from './intent/mask.ts';

/** A clear request beats one that only looks a little like one. */
export const CLEAR = PLAIN * 2;
/** A full stop or a line's end. */
export const hard = (joint: string): boolean => /[;\n.?!]/.test(joint);

/** What is named or counted in a text, as its mask says: `{client}`, `{money}`. */
export const slotsOf = (text: string, around: Around): string[] =>
  mask(text, around.records, around.facts).match(/\{\w+\}/g) ?? [];
export const kinds = (slots: readonly string[], of: RegExp): string[] => [
  ...new Set(slots.filter((slot) => of.test(slot))),
];
export const NAMED = /client|job|task|item|supplier|quote/;
export const VALUE = /money|date|time|number|percent/;

/** Names a record that the request so far does not name. */
export function newSubject(text: string, current: string, around: Around): boolean {
  const had = named(current, around);
  return named(text, around).some((one) => !had.includes(one));
}
export const named = (text: string, around: Around): string[] => {
  const slots = new Set(slotsOf(text, around));
  if (!kinds([...slots], NAMED).length) return [];
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return around.records.flatMap(({ id, name, client }) =>
    `${name} ${client ?? ''}`
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((part) => part.length > 2 && words.some((word) => word === part || word === `${part}s`))
      ? [id]
      : [],
  );
};
