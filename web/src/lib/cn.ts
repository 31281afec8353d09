/** Joins class names, without empty ones. */
export const cn = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
