import { cut, GAP, type Taken, tidy } from '../extract/gap.ts';
import { jobJustMade, takeJobRef } from '../extract/references.ts';
import type { Reading } from '../reading.ts';
import { jobMeant } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';

/** The job something is for. */
export interface ForJob {
  /** For a tool. */
  reference: string;
  /** As people call it. */
  name: string;
}

const NEAR = 7;
const LED = /\b(?:for|on|at|to|against|under|in)\s+(?!(?:the\s+)?(?:order|list|account)\b)(?=\S)/gi;
const PRONOUN =
  /\b(?:for|on|at|to|against)\s+(?:it|that(?: one| job)?|this(?: one| job)?|here|there|him|her|them|the (?:same )?job)\b(?!\s+(?:of|list|order)\b)|\bsame (?:job|one|place|site)\b/i;
const THAT_JOB = /\b(?:for|on)\s+(?:that|this|the|the same)\s+job\b/i;
/** "for rays job" names a job by its client alone. */
const JOB_NEXT = /^(?:the\s+)?[\p{L}'’]+(?:\s+[\p{L}'’]+)?\s+job\b/iu;
const NUMBER =
  /\b(?:(?:for|on|to|against)\s+)?(?:job|project)\s+(?:(?:number|no\.?)\s*)?#?((?=[\w-]*\d)[\w-]+)\b|(?:\b(?:for|on|to)\s+)?#(\d+)\b/i;
const LABEL =
  /^(?:for\s+)?([^:¦]{3,60}?)\s*(?::|\b(?:needs?|wants?)\b(?=\s+(?:\d|an?\b|some\b|two\b|three\b|four\b|five\b|more\b)))/i;

/**
 * The job that something is for: its number, its name or client after "for", before a colon or before "needs"; the job
 * on the screen for "this one"; the one made or talked about just before for "it". A word of its name elsewhere is no
 * job. Not `byClient`: what is done for a person is not yet about a job of theirs.
 */
export function takeForJob(text: string, reading: Reading, search: { byClient?: boolean } = {}): Taken<ForJob> | null {
  const number = NUMBER.exec(text);
  const numbered = number?.[1] ?? number?.[2];
  if (number && numbered) return { value: known(numbered, reading), rest: cut(text, number) };
  const byClient = search.byClient ?? true;
  return (
    (byClient ? labelled(text, reading) : null) ??
    afterFor(text, reading, byClient) ??
    meantBy(text, reading, byClient) ??
    notOnFile(text, reading)
  );
}

function known(number: string, { records }: Reading): ForJob {
  const job = records.find((one) => one.kind === 'job' && one.number === number);
  return { reference: job?.id ?? number, name: job?.name ?? `job ${number}` };
}

function labelled(text: string, reading: Reading): Taken<ForJob> | null {
  const match = LABEL.exec(text);
  if (!match?.[1]) return null;
  const found = takeRecord('job', match[1], reading.records, { byClient: true });
  if (!found || tidy(found.rest.replaceAll(GAP, ' ').replace(/\b(?:materials?|order|shopping list|list|for)\b/gi, ' ')))
    return null;
  return { value: named(found), rest: ` ${GAP} ${text.slice(match[0].length)}` };
}

/** Only the first few words after "for": "for the roof resto 44 ridge caps". */
function afterFor(text: string, reading: Reading, byClient: boolean): Taken<ForJob> | null {
  for (const led of text.matchAll(LED)) {
    const start = led.index + led[0].length;
    const phrase = new RegExp(`^(?:[^\\s,;:¦@$]+\\s*){1,${NEAR}}`).exec(
      text.slice(start).split(/[,;:¦@$]|\b(?:from|off)\b/)[0] ?? '',
    )?.[0];
    const found = phrase && takeRecord('job', phrase, reading.records, { byClient: byClient || JOB_NEXT.test(phrase) });
    if (!phrase || !found || !/^[\s¦]*(?:[\p{L}'’]+\s+){0,4}¦/u.test(found.rest)) continue;
    const left = found.rest.slice(0, found.rest.indexOf(GAP)).trim();
    // "for the new vanity at thuys": what stands between is part of how the job is called
    const before =
      /^(?:(?:the|her|his|their|our|my|that|new|job|house|place|home|property|site|of|old|mate|mr|mrs|ms|miss|dr)\s*)*$/i.test(
        left,
      )
        ? ''
        : left;
    return {
      value: named(found),
      rest: `${text.slice(0, led.index)} ${GAP} ${before} ${found.rest.slice(found.rest.indexOf(GAP) + 1).replace(/^\s*(?:job|project|place|house|site)\b/i, '')}${text.slice(start + phrase.length)}`,
    };
  }
  return null;
}

const named = ({ reference, record }: { reference: string; record: { name: string } | null }): ForJob => ({
  reference,
  name: record?.name ?? reference,
});

function meantBy(text: string, reading: Reading, byClient: boolean): Taken<ForJob> | null {
  const match = (byClient ? PRONOUN : THAT_JOB).exec(text);
  const meant = match && jobMeant(match[0], reading);
  if (meant) return { value: named(meant), rest: cut(text, match) };
  const made = byClient || match ? jobJustMade(reading) : undefined;
  return made ? { value: known(made, reading), rest: match ? cut(text, match) : text } : null;
}

/** "for the Wattle St job": said to be a job, so it is looked up. */
function notOnFile(text: string, reading: Reading): Taken<ForJob> | null {
  const said = takeJobRef(text, reading);
  if (!said) return null;
  if (said.value !== 'this') return { ...said, value: { reference: said.value, name: said.value } };
  return reading.facts.jobOnScreen ? { ...said, value: { reference: 'this', name: 'this job' } } : null;
}
