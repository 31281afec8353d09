import type { KnownRecord } from '../../../known.ts';
import { fold } from '../../../tools/matching.ts';
import { AGREES, placeIn } from '../lexicon/answers.ts';
import { takeRecord } from '../records/take.ts';
import type { Question } from './talk.ts';

/** A question with answers to choose from. */
export type Choice = Extract<Question, { candidates: string[] }>;

/** The candidate that an answer means: by a word of it, its number, its place in the list, or a yes to a single one. */
export function choose(answer: string, { candidates }: Choice, records: readonly KnownRecord[]): string | null {
  if (candidates.length === 1 && AGREES.test(answer)) return candidates[0] ?? null;
  const place = placeIn(answer, candidates.length);
  if (place !== null) return candidates[place] ?? null;
  const digits = answer.replace(/\D/g, '');
  const byNumber = digits.length > 2 ? candidates.filter((one) => one.replace(/\D/g, '').includes(digits)) : [];
  if (byNumber.length === 1) return byNumber[0] ?? null;
  const said = wordsOf(answer);
  const scores = candidates.map(
    (one) => wordsOf(`${one} ${more(one, records)}`).filter((word) => said.includes(word)).length,
  );
  const best = Math.max(...scores);
  const fits = candidates.filter((_, i) => scores[i] === best);
  return best > 0 && fits.length === 1 ? (fits[0] ?? null) : byLetter(answer, best > 0 ? fits : candidates);
}

/** "dave w": the one of several Daves whose other name begins with W. */
function byLetter(answer: string, candidates: readonly string[]): string | null {
  const letter = /(?:^|\s)(?<letter>[b-hj-z])\.?$/iu.exec(answer.trim())?.groups?.letter?.toLowerCase();
  const fits = letter
    ? candidates.filter((one) => new RegExp(`\\s${letter}`, 'iu').test(one.replace(/^.*\bfor\s/iu, ' ')))
    : [];
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

const wordsOf = (text: string): string[] => [
  ...new Set(
    (fold(text).match(/[\p{L}\p{N}]{2,}/gu) ?? [])
      .filter((word) => !SAYS_NOTHING.has(word))
      .map((word) => word.replace(/['’]?s$/, '')),
  ),
];
const SAYS_NOTHING = new Set(
  'the one for it is its mean meant that this from in at on of and job client mate please yeah yes no not who lives bloke fella lady'.split(
    ' ',
  ),
);

/** What else is on file about it that tells it from the others. */
function more(candidate: string, records: readonly KnownRecord[]): string {
  const record = records.find(({ name }) => candidate === name || candidate.startsWith(`${name},`));
  const jobs = records.filter(({ kind, client }) => kind === 'job' && client !== undefined && client === record?.name);
  return [record?.address, ...jobs.map(({ name }) => name)].filter(Boolean).join(' ');
}

/** How one of several invoices that were listed is called in a request; null where a row is none. */
export function invoiceOfRow(row: string): { number: string | null; label: string } | null {
  const { number, sum } = INVOICE_ROW.exec(row)?.groups ?? {};
  if (!sum) return null;
  return { number: number ?? null, label: number ? `invoice ${number}` : `the $${sum} invoice` };
}
const INVOICE_ROW = /^(?:(?:draft|void) )?invoice(?: (?<number>[A-Z]{2,4}-\d+))?:? \$(?<sum>\d[\d,]*\.\d\d)/u;

/** A request with the chosen one in place of the words that fitted several. */
export function withChosen(request: string, { said }: Choice, chosen: string, records: readonly KnownRecord[]): string {
  // a row of money is put behind: its figures, cut out of it, would be another sum
  const row = invoiceOfRow(chosen);
  if (row && !row.number) return `${request}, ${row.label}`;
  const job = /^(\S+) - /.exec(chosen)?.[1];
  const invoice = /^invoice \S*\d(?=:)/.exec(chosen)?.[0];
  const name =
    invoice ?? (job && /\d/.test(job) ? `job ${job}` : (chosen.split(',')[0] ?? chosen).replace(/^\d+ x /, ''));
  // folded text has lost its signs, so places in it are not those of the request
  const plain = request.toLowerCase().indexOf(said.toLowerCase());
  const folded = fold(request).length === request.length ? fold(request).indexOf(fold(said)) : -1;
  const at = plain >= 0 ? plain : folded;
  const end = at + said.length;
  if (at >= 0) {
    const rest = request.slice(end);
    // "amiris job": the s of the genitive belongs to the words that are replaced
    const whose =
      fold(said).endsWith(`${fold(name.split(' ').at(-1) ?? '')}s`) &&
      /^\s+(?!(?:just|paid|pays?|has|had|is|was|have|owes?|wants?|needs?|rang|called|been|gone|got|said|reckons?)\b)\p{L}/iu.test(
        rest,
      );
    if (whose) return `${request.slice(0, at)}${name}'s${rest}`;
    return request.slice(0, at) + (/^['’]?s\b/.test(rest) ? `${name}${rest.replace(/^['’]?s/, "'s")}` : name + rest);
  }
  const named = takeRecord('client', request, records);
  return named ? named.rest.replace('¦', ` for ${name} `).replace(/\s+/g, ' ').trim() : `${request}, ${name}`;
}
