import type { KnownRecord } from '../../../../known.ts';
import { takeRecord } from '../../records/take.ts';
import { isFresh, jobOfRecord, type Scene } from '../scene.ts';

const ON = '(?:on|to|in|from|off|for|of)';
const QUOTE = /\b(?:quotes?|estimate|quotation)\b/i;
/** The one quote of whom a text names beside the word, and the text without both. */
export function quoteNamed(text: string, { records }: Scene): { quote: KnownRecord; rest: string } | null {
  if (!QUOTE.test(text)) return null;
  const open = records.filter(({ kind, status }) => kind === 'quote' && status !== 'declined' && status !== 'expired');
  const client = takeRecord('client', text, records);
  const job = client ? null : takeRecord('job', text, records, { byClient: true });
  const theirs = open.filter((one) =>
    client
      ? one.client === client.record?.name
      : job?.record && (jobOfRecord(one, records)?.id === job.record.id || one.client === job.record.client),
  );
  const found = client ?? job;
  const last = theirs.filter(({ lately }) => lately);
  const [only] = theirs.length === 1 ? theirs : last.length === 1 ? last : [];
  if (!found?.record || !only) return null;
  const rest = found.rest.replace(WHOSE_QUOTE, ' ¦ ').replace(OBJECT, '$<verb> it ').replaceAll('¦', ' ');
  return { quote: only, rest };
}
const WHOSE_QUOTE = new RegExp(
  `(?:\\b${ON}\\s+)?(?:\\b(?:the|his|her|their)\\s+)?¦?\\s*(?:['’]s\\s+)?\\b(?:quotes?|estimate|quotation)\\b(?:\\s+(?:for|of)\\s*¦)?`,
  'iu',
);
/** "bump sandras quote up to 1300": the quote itself. */
const OBJECT =
  /^(?<verb>[\s\p{L},]{0,30}?\b(?:make|change|put|set|drop|bump|bring|raise|lift|cut))\s*(?:¦\s*)+(?=(?:up|down|to|at)?\s*(?:to\s+)?\$?\d)/iu;

/** What was made or changed last, where that is a quote. */
export function quoteOfTalk({ records, before }: Scene): KnownRecord | null {
  const here = before.findLast(({ about }) => about)?.about;
  if (here) return here.kind === 'quote' ? here : null;
  const last = records.find(isFresh);
  return last?.kind === 'quote' ? last : null;
}
