import { choicesIn, LIMITS, type Offered, settled } from '@smoko/contract';
import { z } from 'zod';
import { EMPTY_LINE, lineValues, pricedForm } from '../../lib/priced-values.ts';

/** How a line is a part of its quote. */
export const KINDS = {
  ordinary: 'In the quote',
  optional: 'Optional: they may tick it',
  choice: 'One option of a choice',
} as const;
type Kind = keyof typeof KINDS;

const offeredLine = pricedForm.shape.lines.element
  .extend({ kind: z.enum(['ordinary', 'optional', 'choice']), choice: z.string(), taken: z.boolean() })
  .superRefine(({ kind, choice }, context) => {
    const name = choice.trim();
    const message = name ? `At most ${LIMITS.choiceName} letters.` : 'Say what the choice is about';
    if (kind === 'choice' && (!name || name.length > LIMITS.choiceName))
      context.addIssue({ code: 'custom', path: ['choice'], message });
  })
  .transform(({ kind, choice, taken, ...line }) => ({
    ...line,
    ...(kind === 'optional' ? { optional: true, taken } : {}),
    ...(kind === 'choice' ? { choice: choice.trim(), taken } : {}),
  }));

/** What is refused anyway is said before it is asked what it comes to. */
const offeredLines = z.array(offeredLine).superRefine((lines, context) => {
  for (const [name, [place = 0, another]] of choicesIn(lines))
    if (another === undefined)
      context.addIssue({
        code: 'custom',
        path: [place, 'choice'],
        message: `A choice has at least two lines: "${name}" has one.`,
      });
});

/** The fields of a form for what has lines that its client decides on. */
export const offeredForm = z.object({
  lines: offeredLines,
  prices_include_gst: pricedForm.shape.prices_include_gst,
});
export type OfferedValues = z.input<typeof offeredForm>;

export const EMPTY_OFFERED: OfferedValues['lines'][number] = {
  ...EMPTY_LINE,
  kind: 'ordinary',
  choice: '',
  taken: false,
};

type Line = Parameters<typeof lineValues>[0][number] & Offered;

export const offeredValues = (lines: readonly Line[]): OfferedValues['lines'] =>
  settled(lines).map(({ optional, choice, taken, ...line }) => ({
    ...EMPTY_OFFERED,
    ...lineValues([line])[0],
    kind: kindOf(optional, choice),
    choice: choice ?? '',
    taken,
  }));

const kindOf = (optional: boolean, choice: string | null): Kind =>
  choice ? 'choice' : optional ? 'optional' : 'ordinary';

/** Whether a line of a choice is the one in the total. */
export function isInTotal(lines: OfferedValues['lines'], place: number): boolean {
  const named = lines.map(({ kind, choice, taken }) => ({ choice: kind === 'choice' ? choice.trim() : null, taken }));
  return settled(named)[place]?.taken === true;
}

/** How a line that is not simply in the quote is a part of it, in a word or two; null of one that is. */
export function offerOf(line: OfferedValues['lines'][number] | undefined): string | null {
  if (line?.kind === 'optional') return 'Optional';
  return line?.kind === 'choice' ? `Option of "${line.choice.trim()}"` : null;
}
