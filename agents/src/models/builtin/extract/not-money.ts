import { NAMES_WITH_FIGURES } from '../lexicon/prices.ts';
import { STATES, STREET_TYPES } from '../lexicon/streets.ts';

const WORD = "[\\p{L}'’-]+";
/** Figures that are part of something else, whatever stands around them. */
const OTHERS = [
  // phones and business numbers
  String.raw`(?<![\d$])(?:\+?6[14][\s-]?)?\(?0\d{1,3}\)?(?:[\s-]?\d{2,4}){2,3}(?!\d)`,
  String.raw`\b1[38]00(?:[\s-]?\d{3}){2}\b`,
  String.raw`\b(?:abn|acn|bsb|acc(?:ount)?(?:\s+(?:no|number))?)\b[:\s#]*[\d\s-]{6,}`,
  // sizes: 2400x1200, 90x45, 12-14 x 45, 6 by 2
  String.raw`\b\d[\d.-]*\s?(?:mm|m)?\s?[x×]\s?\d[\d.]*(?:\s?[x×]\s?\d[\d.]*)*(?:mm|m)?\b`,
  String.raw`\b\d{1,2}-\d{1,2}\s?[x×]`,
  // days
  String.raw`\b\d{1,2}[/]\d{1,2}(?:[/]\d{2,4})?\b`,
  String.raw`\b20\d\d-\d\d-\d\d\b`,
  String.raw`\b\d{1,2}(?:st|nd|rd|th)\b`,
  // how long something is good for: "2 yr warranty"
  String.raw`\b\d{1,2}[\s-]?(?:years?|yrs?|months?|mths?)\b(?=[\s-]+(?:warrant(?:y|ies)|guarantee|workmanship|old|plan))`,
  // places
  `\\b(?:${STATES.join('|')})\\s+\\d{4}\\b`,
  `\\b\\d+[a-z]?(?:[/-]\\d+[a-z]?)?\\s+(?:${WORD}\\s+){1,3}?(?:${STREET_TYPES.join('|')})\\b`,
  // names and numbers of records
  `\\b(?:${NAMES_WITH_FIGURES.join('|')})\\b`,
  String.raw`\b(?:jobs?|project|quote|po|order|ref)\s+(?:(?:number|no\.?)\s*)?#?\d+\b(?![.,]\d)`,
  String.raw`#\s?\w*\d+\b`,
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`\d+(?:\.\d+)?\s?(?:%|percent\b|per cent\b)`,
];
const MASK = new RegExp(OTHERS.join('|'), 'giu');

/** The text with figures that cannot be money blanked out, every other letter in its place. */
export const masked = (text: string): string => text.replace(MASK, (found) => '·'.repeat(found.length));
