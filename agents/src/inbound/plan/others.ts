import { clients } from '@smoko/contract';
import { brief, dayAndTime } from '../../tools/format.ts';
import { PAID_BACK } from '../says/undecided.ts';
import { chosenJob } from './choose.ts';
import { type Change, fact, type Given, type Part } from './shape.ts';

/** Somebody wants work done. */
export function newEnquiry(given: Given): Part {
  const { found, incoming, who, owner } = given;
  const { channel, from, contact } = incoming;
  const known = contact.kind === 'client' || contact.kind === 'supplier';
  const name = known ? who : found.name;
  const phone = found.phone ?? (channel === 'sms' && /^\+\d/.test(from.address) ? from.address : null);
  const email = found.email ?? (channel === 'email' ? from.address : null);
  const facts = [
    ...fact('Name', name),
    ...fact('Wants', found.work),
    ...fact('Address', found.address),
    ...(known ? [] : [...fact('Phone', phone), ...fact('Email', email)]),
  ];
  const about = found.work ? `: ${brief(found.work, 160)}` : '';
  const create: Change[] =
    known || !name
      ? []
      : [
          {
            operation: clients.operations.create,
            input: { name, phone, email, address: found.address, job_notes: found.work },
            ask: `Add ${name} as a new client${about}`,
            done: `Added ${name} as a new client`,
            details: facts.map(({ label, value }) => `${label}: ${value}`),
            tool: 'create_client',
          },
        ];
  return {
    clause: known ? `asks for more work${about}` : `is enquiring${about}`,
    changes: create,
    task: {
      task_name: brief(`Get back to ${who} about a quote${about}`, 280),
      notes: found.address,
      project_id: null,
    },
    facts,
    answer: `${owner} will get back to you about it.`,
  };
}

/** Flagged above all else that the message says. */
export const emergency = ({ who, owner, incoming }: Given): Part => ({
  clause: `needs help now: "${brief(incoming.text.replace(/\s+/g, ' '), 140)}"`,
  task: {
    task_name: `Ring ${who} now: ${brief(incoming.text.replace(/\s+/g, ' '), 160)}`,
    notes: `They wrote: ${incoming.text.slice(0, 800)}`,
    project_id: incoming.about.project_id,
  },
  warnings: [`Sounds like an emergency. Ring ${who} at once.`],
  answer: `${owner} has your message and will ring you as soon as possible. If anybody is in danger, ring ${incoming.country === 'NZ' ? '111' : '000'} first.`,
});

export function complaint({ who, owner, incoming, said }: Given): Part {
  const cancels = /\bcancel/i.test(said);
  return {
    clause: `is unhappy: "${brief(incoming.text.replace(/\s+/g, ' '), 140)}"`,
    task: {
      task_name: `Ring ${who}: they are unhappy${cancels ? ' and talk of cancelling' : ''}`,
      notes: `They wrote: ${incoming.text.slice(0, 800)}`,
      project_id: incoming.about.project_id,
    },
    warnings: [`A complaint from ${who}. Better rung than texted.`],
    answer: `I'm sorry about the trouble. ${owner} has your message.`,
  };
}

const WHEN = /\b(?:what (?:time|day)|when (?:are|will|do|is|r)|still (?:coming|on|good|right))\b/i;

/** The day that is booked may be told to whom it is booked for. */
function booked({ incoming, said, owner }: Given): string | null {
  const job = chosenJob(incoming.book, incoming.about.project_id, said, incoming.today);
  if (!WHEN.test(said) || !job?.job_date || job.job_date < incoming.today) return null;
  return `We have you down for ${dayAndTime(job.job_date, job.job_time)}. ${owner} will let you know if that changes.`;
}

export function question(given: Given): Part {
  const { who, owner, found, incoming } = given;
  const asked = found.questions.join(' ') || incoming.text;
  return {
    clause: `asks: ${brief(asked.replace(/\s+/g, ' '), 160)}`,
    task: {
      task_name: brief(`Answer ${who}: ${asked.replace(/\s+/g, ' ')}`, 280),
      notes: null,
      project_id: incoming.about.project_id,
    },
    facts: found.questions.map((value) => ({ label: 'Asks', value })),
    answer: booked(given) ?? `${owner} will get back to you about it.`,
  };
}

const NEW_DETAILS =
  /\b(?:new|changed?|updated?|moved|different|my|our|now)\b[^.!?\n]{0,40}\b(?:number|mobile|phone|e-?mail|address|house)\b|\b(?:number|mobile|phone|e-?mail|address)\b[^.!?\n]{0,20}\b(?:new|changed|now|is)\b/i;

/** Of what is open already: no bill of its own. */
const WANTS_PAYING =
  /\b(?:over ?due|past due|outstanding|owing|unpaid|statement|final notice|(?:stop|hold) (?:supply|credit))\b/i;

/** Of an invoice of theirs, and no new word that it is paid. */
export const takesBackPaid = ({ incoming, found, said }: Given): boolean =>
  incoming.contact.kind === 'client' &&
  incoming.book.invoices.length > 0 &&
  found.intent !== 'says_paid' &&
  PAID_BACK.test(said);

const FROM_A_PHONE = /^[ \t]*(?:sent from (?:my|outlook|yahoo|mail|samsung)|get outlook for)\b[^\n]*$/gim;

/** Anything else; new contact details are put to the tradie. */
export function other(given: Given): Part {
  const { found, incoming, who } = given;
  const { contact } = incoming;
  if (contact.kind === 'supplier' && found.amount !== null && WANTS_PAYING.test(given.said))
    return {
      clause: `says what you owe, which is no bill of its own: ${brief(incoming.text.replace(/\s+/g, ' '), 140)}`,
      task: {
        task_name: `Check what you owe ${who}`,
        notes: `They wrote: ${incoming.text.slice(0, 500)}`,
        project_id: null,
      },
    };
  if (takesBackPaid(given))
    return {
      clause: `says a payment has not gone through: "${brief(incoming.text.replace(/\s+/g, ' '), 140)}"`,
      task: { task_name: `Check the bank: ${who} says a payment has not gone through`, notes: null, project_id: null },
      warnings: ['What they said was paid is taken back.'],
    };
  const { files } = incoming;
  if (files.length && incoming.text.replace(FROM_A_PHONE, '').trim() === '')
    return {
      clause: `sent ${files.length === 1 ? 'a file' : `${files.length} files`} without a word: ${brief(files.join(', '), 140)}`,
      task: {
        task_name: `Look at what ${who} sent: ${brief(files.join(', '), 200)}`,
        notes: null,
        project_id: incoming.about.project_id,
      },
    };
  const fields = Object.fromEntries(
    (['phone', 'email', 'address'] as const).flatMap((name) =>
      found[name] && found[name] !== incoming.from.address ? [[name, found[name]]] : [],
    ),
  );
  const said = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  if (contact.kind !== 'client' || !said.length || !NEW_DETAILS.test(given.said))
    return { clause: `wrote: ${brief(incoming.text.replace(/\s+/g, ' '), 140) || 'nothing that could be read'}` };
  return {
    clause: `has new contact details: ${said.join(', ')}`,
    changes: [
      {
        operation: clients.operations.update,
        input: { id: contact.id, ...fields },
        ask: `Change ${who}'s ${said.join(', ')}`,
        done: `Changed ${who}'s contact details`,
        details: said,
        tool: 'update_client',
      },
    ],
    facts: said.map((value) => ({ label: 'New', value })),
    answer: null,
  };
}

export function instructions(): Part {
  return {
    clause: 'gives orders to the assistants: nothing was done',
    warnings: [
      'This message gives orders to the assistants, or pretends to be from Smoko. It was read as information, and nothing was done.',
    ],
  };
}
export const wrongNumber = ({ incoming, who }: Given): Part => ({
  clause: 'has the wrong number, or we have',
  task:
    incoming.contact.kind === 'client' || incoming.contact.kind === 'supplier'
      ? {
          task_name: `Check the number or address on file of ${who}: the reply says it is wrong`,
          notes: null,
          project_id: null,
        }
      : null,
});
export const spam = (): Part => ({
  clause: 'looks like spam',
  warnings: ['Looks like spam. Do not follow links in it.'],
});
export const thanks = (): Part => ({ clause: 'says thanks' });
/** In their own words: START itself is obeyed before anything is read. */
export const wantsMessages = ({ who }: Given): Part => ({
  clause: 'wants messages again',
  task: {
    task_name: `${who} wants messages again: ask them to reply START, or turn them on for them`,
    notes: null,
    project_id: null,
  },
});
export const optsOut = (): Part => ({
  clause: 'asked for no more messages',
  facts: [{ label: 'Messages', value: 'Opted out' }],
});
