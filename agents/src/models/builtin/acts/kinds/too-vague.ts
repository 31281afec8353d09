import { type Act, words } from '../act.ts';
import { whichOf } from '../look-up.ts';
import { plainly } from '../plainly.ts';
import { focus, type Piece, type Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';

/** "got one of those jobs off my list done", "finished a couple of things". */
const SOME_DONE =
  /\b(?<which>(?:one|some|a few|a couple|two|another) (?:of )?(?:those|the|my|these|them)?\s*(?:jobs?|tasks?|things|to-?dos?|reminders?)(?: (?:off|on|from) (?:my|the) list)?)\b.*\b(?:done|finished|sorted|ticked off|over|knocked over)\b|\b(?:done|finished|sorted|ticked off|knocked over|knocked off)\s+(?<other>(?:one|some|a few|a couple|two|another) (?:of )?(?:those|the|my|these|them)?\s*(?:tasks?|things|to-?dos?|reminders?|jobs? (?:off|on|from) (?:my|the) list)(?: (?:off|on|from) (?:my|the) list)?)/;
/** "put a note on the job": on which, and what. */
const A_NOTE =
  /^(?:(?:and|also|so|ok|just|please|can you|could you|you|i need to|need to|i want to|want to)\s+)*(?:put|add|make|write|leave|chuck|stick|do)\s+(?:down\s+)?(?:an?\s+|the\s+|some\s+)?notes?\s+(?:on|to|in|for|against)\s+(?:the|a|that|this|my|his|her|one of the|their)\s+(?:jobs?|clients?|file|record|customer)s?[\s.!]*$/;

/** "job tomorrow 8am": whose, and what is to be done. */
const A_JOB =
  /^(?:(?:ok|right|hey|got|have|put|add|book|make|create|in|me|new|another|an?|i've|ive|i|there'?s|theres|we|pop|chuck)\s+)*(?:job|booking|appointment|gig)(?:\s+(?:on|at|for|in|from|this|early|first thing|please))*[\s,.!]*$/iu;

/** What asks for something and names nothing of it: one short question. */
export function tooVague({ text, values }: Piece, scene: Scene): Act | null {
  if (Object.values(values.named).some((found) => found?.value.record)) return null;
  const all = wholeOf(text);
  const dayless = blanked(text, [...values.days, ...(values.time?.spans ?? [])]);
  if (dayless !== text && A_JOB.test(dayless.replace(/\s+/g, ' ').trim()))
    return { ...words('Who is the job for, and what is the work?', all), leads: true };
  if (values.days.length) return null;
  const said = plainly(text);
  const done = SOME_DONE.exec(said)?.groups;
  if (done) {
    const open = scene.records.filter(({ kind, status }) => kind === 'task' && status !== 'completed');
    const asked = whichOf(open, all, done.which ?? done.other) ?? words('Which one is done?', all);
    return { ...asked, leads: true };
  }
  if (!A_NOTE.test(said)) return null;
  const job = /\b(?:that|this|his|her|their)\b/.test(said) ? focus(scene, ['job']) : null;
  const say = job ? `What should the note on ${job.name} say?` : 'Which job is the note for, and what should it say?';
  return { ...words(say, all, job), leads: true };
}
