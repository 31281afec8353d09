type Env = Record<string, string | undefined>;

/** Colour only on a terminal, and not where NO_COLOR is set (https://no-color.org). */
export const wantsColour = (stream: { isTTY?: boolean }, env: Env): boolean =>
  stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';

const SGR = {
  bold: [1, 22],
  dim: [2, 22],
  italic: [3, 23],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  magenta: [35, 39],
  cyan: [36, 39],
} as const;
export type StyleName = keyof typeof SGR;
export type Style = (name: StyleName, text: string) => string;

export const createStyle =
  (colour: boolean): Style =>
  (name, text) => {
    const [on, off] = SGR[name];
    return colour ? `\u001B[${on}m${text}\u001B[${off}m` : text;
  };
