import type { HTMLElement } from 'node-html-parser';

type Colour = [number, number, number];
/** What an element passes on to those within it. */
export interface Look {
  colour: Colour;
  background: Colour;
}
export const PAPER: Look = { colour: [0, 0, 0], background: [255, 255, 255] };

const NAMES: Record<string, Colour> = {
  white: [255, 255, 255],
  snow: [255, 250, 250],
  ivory: [255, 255, 240],
  whitesmoke: [245, 245, 245],
  black: [0, 0, 0],
  yellow: [255, 255, 0],
  red: [255, 0, 0],
  blue: [0, 0, 255],
};
/** Apart by less than this in all three, nobody can read it. */
const UNREADABLE = 24;
const SMALLEST_PX = 2;
const FAR_AWAY_PX = 500;

/** `name: value` pairs of a style attribute, or of a rule; the last of a name holds. */
export function declarations(style: string): Map<string, string> {
  const pairs = style.split(';').map((part) => {
    const colon = part.indexOf(':');
    const value = part.slice(colon + 1).replace(/!\s*important/i, '');
    return [part.slice(0, Math.max(0, colon)).trim().toLowerCase(), value.trim().toLowerCase()] as const;
  });
  return new Map(pairs.filter(([name]) => name !== ''));
}

/** null: not said, or not understood; 'clear': see-through. */
function colourOf(value: string | undefined): Colour | 'clear' | null {
  if (!value) return null;
  if (/transparent/.test(value)) return 'clear';
  const short = /#([0-9a-f])([0-9a-f])([0-9a-f])(?![0-9a-f])/.exec(value);
  if (short) return short.slice(1, 4).map((digit) => Number.parseInt(digit + digit, 16)) as Colour;
  const long = /#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/.exec(value);
  if (long) return long.slice(1, 4).map((pair) => Number.parseInt(pair, 16)) as Colour;
  const parts = /rgba?\(([^)]{1,60})\)/.exec(value)?.[1]?.match(/[\d.]+%?/g);
  if (parts && parts.length >= 3) {
    if (parts[3] !== undefined && Number.parseFloat(parts[3]) === 0) return 'clear';
    return parts.slice(0, 3).map((part) => Number.parseFloat(part) * (part.endsWith('%') ? 2.55 : 1)) as Colour;
  }
  return NAMES[value.split(/\s/)[0] ?? ''] ?? null;
}

const px = (value: string | undefined): number | null => {
  const match = value && /^(-?\d*\.?\d+)(px|pt|em|rem|ex|%|)/.exec(value);
  if (!match) return null;
  const size = Number(match[1]);
  if (match[2] === 'em' || match[2] === 'rem' || match[2] === 'ex') return size * 16;
  return match[2] === '%' ? size / 6 : size;
};

const away = (style: Map<string, string>): boolean =>
  ['left', 'right', 'top', 'bottom', 'text-indent', 'margin-left', 'margin-top'].some((name) => {
    const at = px(style.get(name));
    return at !== null && at <= -FAR_AWAY_PX;
  });

function squeezed(style: Map<string, string>): boolean {
  const none = (name: string) => px(style.get(name)) === 0;
  const cut = /hidden|clip/.test(style.get('overflow') ?? '');
  return (
    (cut && ['height', 'max-height', 'width', 'max-width'].some(none)) ||
    /rect\(\s*0|inset\(\s*(50|100)%/.test(`${style.get('clip') ?? ''} ${style.get('clip-path') ?? ''}`) ||
    /scale[xy]?\(\s*0(\.0+)?\s*[,)]/.test(style.get('transform') ?? '')
  );
}

/** Hidden by a word that says so, of HTML, of style sheets or of Outlook. */
const saidToBeHidden = (element: HTMLElement, style: Map<string, string>): boolean =>
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden')?.toLowerCase() === 'true' ||
  style.get('display') === 'none' ||
  /hidden|collapse/.test(style.get('visibility') ?? '') ||
  style.get('mso-hide') === 'all';

function tooFaint(style: Map<string, string>): boolean {
  const opacity = style.get('opacity');
  return opacity !== undefined && Number.parseFloat(opacity) <= 0.05;
}

function tooSmall(style: Map<string, string>): boolean {
  const size = px(style.get('font-size') ?? style.get('font')?.match(/(?<![\d.])[\d.]+(px|pt|em|rem|%)/)?.[0]);
  return size !== null && size < SMALLEST_PX;
}

/** Its own colours, where it says any. */
function coloursOf(element: HTMLElement, style: Map<string, string>) {
  const attribute = (name: string) => element.getAttribute(name)?.toLowerCase();
  return {
    colour: colourOf(style.get('color') ?? attribute('color')),
    background: colourOf(style.get('background-color') ?? style.get('background') ?? attribute('bgcolor')),
  };
}

/** Whether nobody sees what is in an element; else how text in it looks. */
export function lookOf(element: HTMLElement, style: Map<string, string>, around: Look): Look | 'hidden' {
  const { colour, background } = coloursOf(element, style);
  if (saidToBeHidden(element, style) || tooFaint(style) || tooSmall(style)) return 'hidden';
  if (colour === 'clear' || away(style) || squeezed(style)) return 'hidden';
  const look = {
    colour: colour ?? around.colour,
    background: background === 'clear' || !background ? around.background : background,
  };
  const unreadable = look.colour.every((part, i) => Math.abs(part - (look.background[i] ?? 0)) < UNREADABLE);
  return unreadable ? 'hidden' : look;
}
