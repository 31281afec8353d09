import type { KnownRecord } from '../../../known.ts';
import { GAP } from '../extract/gap.ts';
import { nameOnly, takeJobRef } from '../extract/references.ts';
import { JOB_STATUS } from '../lexicon/statuses.ts';
import type { Reading } from '../reading.ts';
import { jobMeant } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';

export interface JobNamed {
  /** An id, a number, "this", or words. */
  reference: string;
  record: KnownRecord | null;
  rest: string;
}

const KINDS = /\b(?:jobs?|projects?)\b/gi;
const THIS =
  /\b(?:on |for |of |to )?(?:this (?:one|job|project|site)|this(?= (?:is|to|by|back|forward|up|down)\b)|here)\b/i;

/** The job a change is for: by number, by words of its name or its client, on the screen, made lately, or as worded. */
export function jobNamed(request: string, reading: Reading): JobNamed | null {
  const said = takeJobRef(request, reading);
  if (said && /\d/.test(said.value)) return numbered(said.value, said.rest, reading);
  const named = takeRecord('job', request, reading.records, { byClient: true });
  if (named) return named;
  if (THIS.test(request) && reading.facts.jobOnScreen)
    return { reference: 'this', record: null, rest: request.replace(THIS, ` ${GAP} `) };
  if (said && said.value !== 'this') return { reference: said.value, record: null, rest: said.rest };
  const meant = jobMeant(request, reading, { byClient: true });
  if (meant) return { reference: meant.reference, record: meant.record, rest: request };
  const words = worded(request);
  if (words) return { reference: words, record: null, rest: request.replace(words, ` ${GAP} `) };
  const lately = reading.records.find(({ kind, lately: touched }) => kind === 'job' && touched);
  if (lately) return { reference: lately.id, record: lately, rest: request };
  return reading.facts.jobOnScreen ? { reference: 'this', record: null, rest: request } : null;
}

function numbered(number: string, rest: string, { records }: Reading): JobNamed {
  const record = records.find((one) => one.kind === 'job' && one.number === number) ?? null;
  return { reference: record?.id ?? number, record, rest };
}

/** Of words for no job on file the run that is left when the words for changes are off. */
function worded(request: string): string {
  const bare = JOB_STATUS.reduce((text, [says]) => text.replace(says, GAP), request)
    .replace(/^(?:actually|no|nah|sorry|and|also)\b/i, ' ')
    .replace(/\$?\d[\d,.]*k?\b.*$/i, GAP)
    .replace(
      /^(?:bring|push|move|shift|reschedule|knock|bump|rename|set|make|change|put|add|take|drop|update|mark|close|finish|start|kick|cancel|delete)\b/i,
      ' ',
    )
    .replace(/\b(?:forward|back|later|earlier|budget|price|date|start|status|time|address)\b.*$/i, GAP);
  const [first = ''] = bare
    .split(GAP)
    .map((part) => nameOnly(part, KINDS))
    .filter(Boolean);
  const words = first.replace(/\b(?:is|has been|was|now|up|off|as|to|of|for|on)\b.*$/i, '').trim();
  return /\p{L}{3}/u.test(words) &&
    !/^(?:it|here|there|done|finished|this|that|them|him|her|the|we|i|he|she|they|all|make|actually|back|no|nah|yeah|tomorrow|today|next|this|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i.test(
      words,
    ) &&
    words.split(' ').length < 6
    ? words
    : '';
}
