/** Left where something was taken out of a text: a boundary that no name or phrase crosses. */
export const GAP = '¦';

export interface Taken<T> {
  value: T;
  rest: string;
  /** The words taken; with the rest they are the whole text. */
  text?: string;
}

/** Takes the first match out of the text. */
export function cut(text: string, match: RegExpExecArray): string {
  return `${text.slice(0, match.index)} ${GAP} ${text.slice(match.index + match[0].length)}`;
}

/** What is left, tidied: no gaps, no stray punctuation or joining words at the ends. */
export function tidy(text: string): string {
  const once = tidyOnce(text);
  return once === text ? once : tidy(once);
}

function tidyOnce(text: string): string {
  return text
    .replaceAll(GAP, ',')
    .replace(/\s+/g, ' ')
    .replace(/(?:\s*(?:;|,(?!(?<=\d,)\d{3}(?!\d)))\s*)+/g, ', ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/^[\s,;:.!?-]+|[\s,;:!?-]+$/g, '')
    .replace(/^(?:and|also|then|plus|to|for|with|on|at|in|is|it's|its|about|of|the|a|an)\b[\s,:]*(?=\S)/i, (word) =>
      /^(?:the|a|an)\b/i.test(word) ? word : '',
    )
    .replace(/[\s,]+(?:and|also|then|plus|to|for|with|on|at|in|is|it's|from|by|about|of|the)$/i, '')
    .replace(/^(?:the|an?)$/i, '')
    .replace(/[\s,;:.-]+$/, '')
    .replace(/^[\s,;:.-]+/, '')
    .trim();
}

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
