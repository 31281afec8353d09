import { KINDS, type Kind } from './kinds.ts';

const NOUNS: Readonly<Record<Kind, string>> = {
  job: 'jobs?|projects?',
  client: 'clients?|customers?',
  quote: 'quotes?|estimates?',
  money: 'invoices?|payments?|expenses?|receipts?|refunds?|bills?',
  supplier: 'suppliers?|merchants?',
  order: 'orders?|materials?',
  task: 'tasks?|to-?dos?',
};
const VERBS = '(?:(?:new|add|create|find|make|open|show(?: me)?|start|write)\\s+)?(?:(?:an?|my|the|quick)\\s+)*';
const LINKS = '(?:(?:for|from|of|to|with|number|no\\.?)\\s+)?#?';
const READERS = KINDS.map((kind) => ({
  kind,
  pattern: new RegExp(`^${VERBS}(?:${NOUNS[kind]})\\s+${LINKS}(?<about>\\S.*)$`, 'i'),
}));

export interface Asked {
  text: string;
  /** What is looked for, where the text begins with it: "job 1042", "new quote for Dave". */
  kind: Kind | null;
  /** The text without that: "1042", "Dave". */
  about: string;
}

export function readAsked(typed: string): Asked {
  const text = typed.trim();
  for (const { kind, pattern } of READERS) {
    const about = pattern.exec(text)?.groups?.about;
    if (about) return { text, kind, about };
  }
  return { text, kind: null, about: text };
}

/** The number that the text is, as invoices and credit notes are asked for by it: "1002", "#1002", "INV-1002", "cn 1001". */
export function numberIn(text: string): { series: 'INV' | 'CN' | null; digits: string } | null {
  const { series, digits } = /^(?:(?<series>inv|cn)[\s-]*)?#?(?<digits>\d{1,9})$/i.exec(text)?.groups ?? {};
  if (!digits) return null;
  const name = series?.toUpperCase();
  return { series: name === 'INV' || name === 'CN' ? name : null, digits };
}
