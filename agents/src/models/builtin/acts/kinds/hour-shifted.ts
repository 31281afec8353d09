import { clock } from '../../../../tools/format.ts';
import { type Act, act, words } from '../act.ts';
import { jobTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { numberOf } from './order-lines.ts';

const SPAN =
  '(?<half>half\\s+an\\s+hour)|(?:(?<n>\\d{1,2}(?:\\.5)?|an?|one|two|three|four|five|six|couple of|a couple of)(?<more>\\s+and\\s+a\\s+half)?\\s*(?<unit>hours?|hrs?|minutes?|mins?))';
const MOVES = '(?:make|move|push|put|shift|bump|bring|start|pull|slide|do|change|knock|run)';
/** "make the tap 2 hours later", "push the cistern back an hour", "bring him forward half an hour". */
const FORMS: readonly [RegExp, -1 | 1][] = [
  [new RegExp(`\\b${MOVES}\\b.*?\\b(?:by\\s+)?(?:${SPAN})\\s+(?:later|back|on)\\b`, 'iu'), 1],
  [new RegExp(`\\b(?:push|put|move|bump|shift|knock)\\b.*?\\b(?:back|out)\\s+(?:by\\s+)?(?:${SPAN})`, 'iu'), 1],
  [new RegExp(`\\b${MOVES}\\b.*?\\b(?:by\\s+)?(?:${SPAN})\\s+(?:earlier|sooner|forward)\\b`, 'iu'), -1],
  [new RegExp(`\\b(?:bring|move|pull|shift)\\b.*?\\b(?:forward|up)\\s+(?:by\\s+)?(?:${SPAN})`, 'iu'), -1],
];
const OTHER = /\b(?:invoice|bill|quote|charge|labour|task|reminder|delivery|order|worked)\b|[$?]/iu;

/** Moves a job's hour by so many hours or minutes from where it stands; asks for the hour where it has none. */
export function hourShifted(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const minutes = OTHER.test(text) || values.days.length || values.time ? null : minutesIn(text);
  const target = minutes === null ? null : jobTarget(piece, scene);
  const job = target?.record;
  if (minutes === null || !job) return null;
  if (!job.time) return words(`${job.name} has no time yet. What time should it be?`, wholeOf(text), job);
  const time = shifted(job.time, minutes);
  if (!time) return words(`${job.name} is at ${clock(job.time)}. Which day and time should it be?`, wholeOf(text), job);
  return act('update_job', { job: job.id, time }, job, wholeOf(text));
}

function minutesIn(text: string): number | null {
  for (const [says, way] of FORMS) {
    const { half, n = '', more, unit = '' } = says.exec(text)?.groups ?? {};
    if (half) return way * 30;
    const many = /couple/iu.test(n) ? 2 : numberOf(n.replace(/^an?$/iu, 'one'));
    if (unit && many) return way * (many + (more ? 0.5 : 0)) * (/^h/iu.test(unit) ? 60 : 1);
  }
  return null;
}

/** "HH:MM" on the same day; null where it would be another. */
function shifted(time: string, minutes: number): string | null {
  const [hours = 0, past = 0] = time.split(':').map(Number);
  const all = hours * 60 + past + minutes;
  if (all < 0 || all >= 24 * 60) return null;
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
}
