import { takeDate } from '../extract/dates.ts';
import { GAP } from '../extract/gap.ts';
import type { Day } from '../reading.ts';
import { errandIn } from './errand.ts';

const BULLET = /(?:^|[\s:,;])\(?(?:\d[).]|[a-e]\))\s+|(?:^|\n)\s*[-*•–]\s+/;
/** "two things for monday: ...", "to do list: ...". */
const HEADED =
  /\b(?:things|tasks|to[ -]?dos|reminders|list|jobs|ones|bits|add (?:two|three|four|these)|me to do)\b[^:]{0,40}:\s*(?=\S)/i;
const MANY =
  /\b(?:(?:two|three|four|five|few|couple(?: of)?|bunch of|some|2|3|4|5)\s+(?:quick\s+)?(?:things|bits|ones|tasks|reminders|to[ -]?dos|jobs))\b/i;
const PARTS =
  /\s*[,;\n]\s*(?:and\s+|then\s+|also\s+)?|\s+and\s+(?=(?:then\s+)?\p{L}+\s+(?:the|a|an|my|his|her|up|back|in|out)\b)/iu;

/** The errands of one request, each with the day that was said for all of them. Mostly one. */
export function errandsIn(text: string, facts: Day): string[] {
  const listed = bulleted(text) ?? afterColon(text, facts) ?? afterComma(text, facts);
  if (listed) {
    const { head, items } = listed;
    const day = dayWords(head, facts);
    const whose = /\bfor (?:michelle|jerry|renea|sarah|me)\b/i.exec(head)?.[0] ?? '';
    return items.map((item) => [item, takeDate(item, facts) ? '' : day, whose].filter(Boolean).join(' '));
  }
  return dayByDay(text, facts) ?? [text];
}

interface Listed {
  head: string;
  items: string[];
}

function bulleted(text: string): Listed | null {
  const [head = '', ...items] = text.split(new RegExp(BULLET, 'g'));
  const filled = items.map((item) => item.trim().replace(/[,;]$/, '')).filter((item) => /\p{L}{2}/u.test(item));
  return filled.length > 1 ? { head, items: filled } : null;
}

function afterColon(text: string, facts: Day): Listed | null {
  const match = HEADED.exec(text);
  if (!match) return null;
  const items = text.slice(match.index + match[0].length).split(PARTS);
  const named = items.every((item) => errandIn(takeDate(item, facts)?.rest ?? item).name);
  return items.length > 1 && named ? { head: text.slice(0, match.index + match[0].length), items } : null;
}

/** "add two to-dos for tuesday, call the certifier, clean out the ute": as many as were said. */
function afterComma(text: string, facts: Day): Listed | null {
  const [head = '', ...parts] = text.split(/\s*[,;\n]\s*(?:and\s+|then\s+|also\s+)?/i);
  const items = parts.length === 1 ? (parts[0]?.split(/\s+and\s+/i) ?? []) : parts;
  const count = COUNTED.exec(head)?.[1];
  if (!count || items.length < 2 || (HOW_MANY[count.toLowerCase()] ?? items.length) !== items.length) return null;
  if (
    errandIn(
      (takeDate(head, facts)?.rest ?? head)
        .replace(COUNTED, ' ')
        .replace(/\b(?:add|put|make|create|set|up|down|in|for|me|new|on|my|the|list|by|due)\b/gi, ' '),
    ).name
  )
    return null;
  return items.every((item) => errandIn(takeDate(item, facts)?.rest ?? item).name) ? { head, items } : null;
}
const COUNTED =
  /\b(two|three|four|five|few|couple(?: of)?|some|2|3|4|5)\s+(?:quick\s+|new\s+|more\s+)?(?:things(?: to do)?|tasks|reminders|to[ -]?dos|errands)\b/i;
const HOW_MANY: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, 2: 2, 3: 3, 4: 4, 5: 5 };

const dayWords = (head: string, facts: Day): string => dayAt(head, facts)?.words ?? '';

/** Where the next day is named, and its words. */
function dayAt(text: string, facts: Day): { at: number; words: string } | null {
  const rest = takeDate(text, facts)?.rest;
  const gap = ` ${GAP} `;
  const at = rest?.indexOf(gap) ?? -1;
  if (rest === undefined || at < 0) return null;
  const found = text.slice(at, text.length - (rest.length - at - gap.length));
  return { at: at + found.search(/\S/), words: found.trim() };
}

/** "few things monday ring the bank tuesday drop the sander back": a day before each of them, dictated. */
function dayByDay(text: string, facts: Day): string[] | null {
  if (!MANY.test(text)) return null;
  const starts: number[] = [];
  let from = 0;
  for (let i = 0; i < 8; i++) {
    const found = dayAt(text.slice(from), facts);
    if (!found) break;
    starts.push(from + found.at);
    from += found.at + found.words.length;
  }
  const [first] = starts;
  if (
    starts.length < 2 ||
    first === undefined ||
    errandIn(text.slice(0, first).replace(/\b(?:michelle|jerry|renea|sarah)\b/gi, ' ')).name
  )
    return null;
  return starts.map((start, i) => text.slice(start, starts[i + 1]).replace(/[\s,]*\band\s*$/i, ''));
}
