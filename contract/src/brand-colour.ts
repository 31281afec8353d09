import { z } from 'zod';

/** What stands on papers of a business that chose no colour of its own: Smoko's. */
export const BRAND_COLOUR = '#ffb000';

const NO_COLOUR = 'Say a colour as # and six digits or letters from a to f, like #0a6b3c.';
export const brandColourSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, NO_COLOUR);

/** How much brighter the one is than the other: 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What text needs to be read (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;
/** In the order they are liked; of white and black one can be read on every colour there is. */
const WRITTEN_IN = ['#ffffff', '#1b1914', '#000000'];

/** A business's colour, and what is written on it so that it can be read, whatever the colour is. */
export interface Accent {
  fill: string;
  on: string;
}

export function accentOf(colour: string | null | undefined): Accent {
  // it stands in pages and papers as it is, so what is none never does
  const { success } = brandColourSchema.safeParse(colour);
  const fill = success && colour ? colour : BRAND_COLOUR;
  return { fill, on: WRITTEN_IN.find((ink) => contrast(fill, ink) >= READABLE) ?? '#000000' };
}
