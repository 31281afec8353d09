/** One expression of many ways of saying a thing, whole words, any case. */
export const any = (...ways: string[]): RegExp => new RegExp(`(?<![\\p{L}'])(?:${ways.join('|')})(?![\\p{L}])`, 'iu');
