import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { choicesIn } from '../offers.ts';
import { requiredText } from '../values.ts';
import { pricedLineSchema, quoteLineSchema } from './priced-line.ts';

/** A line of a quote as it is given: one that the client may leave out or choose too. Never both. */
const offeredLineSchema = z.strictObject({
  ...quoteLineSchema.shape,
  /** The client may tick it. It is in no total until the quote is accepted with it. */
  optional: z.boolean('optional is true or false.').optional(),
  /** Exactly one of the lines with this name is taken. */
  choice: requiredText('Say what the choice is about', LIMITS.choiceName).nullish(),
  /** Counts in the total. Of a choice: the first, unless another one says so. Of an optional line: once it is accepted. */
  taken: z.boolean('taken is true or false.').optional(),
});

export const offeredLinesSchema = z
  .array(offeredLineSchema)
  .max(LIMITS.quoteLines, `At most ${LIMITS.quoteLines} lines.`)
  .superRefine((lines, context) => {
    const wrong = (place: number, field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [place, field], message });
    for (const [place, { optional, choice, taken }] of lines.entries()) {
      if (optional && choice) wrong(place, 'choice', 'A line is optional or part of a choice, not both.');
      if (taken === false && !optional && !choice)
        wrong(place, 'taken', 'A line that always counts is optional first.');
    }
    for (const [name, places] of choicesIn(lines)) {
      const [first = 0, second] = places;
      const [, another] = places.filter((place) => lines[place]?.taken);
      if (second === undefined) wrong(first, 'choice', `A choice has at least two lines: "${name}" has one.`);
      if (another !== undefined) wrong(another, 'taken', `Only one line of "${name}" can be taken.`);
    }
  });

/** A line of a quote as it is kept. */
export const offeredLineOnFile = z.object({
  ...pricedLineSchema.shape,
  optional: z.boolean(),
  choice: z.string().nullable(),
  /** Counts in the total: an ordinary line always does. */
  taken: z.boolean(),
});

/** What was taken, by the places of the optional lines and of those of the choices, from 0. */
export const takenSchema = z
  .array(z.int('Lines are counted from 0.').min(0, 'Lines are counted from 0.'))
  .max(LIMITS.quoteLines, `At most ${LIMITS.quoteLines} lines.`);
