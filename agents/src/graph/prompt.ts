import { HumanMessage, SystemMessage } from '@langchain/core/messages';
import { inWords, lacking } from '../abilities.ts';
import type { AssistantDeclaration } from '../assistants/assistant.ts';
import { HOUSE_RULES } from '../assistants/house-rules.ts';
import { ASSISTANT_TEAM } from '../assistants/registry.ts';
import { block, contextBlock, oneLine, spoken } from '../blocks.ts';
import type { AttachedFile, TurnContext } from '../context.ts';
import { type KnownRecord, recordLines, type Standing, standingLines } from '../known.ts';
import { calendar } from './calendar.ts';
import type { Assignment } from './state.ts';

const WEEKDAY = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });

/** What nobody of the team has a tool for. */
const CANNOT = inWords(lacking(Object.values(ASSISTANT_TEAM).flatMap(({ tools }) => tools)));

export function systemMessage(assistant: AssistantDeclaration, turn: TurnContext): SystemMessage {
  const context = contextBlock({
    today: turn.today,
    weekday: WEEKDAY.format(new Date(`${turn.today}T00:00:00Z`)),
    zone: turn.timeZone,
    country: turn.country,
    business: turn.businessName,
    user: turn.userName,
    job_on_screen: turn.job ? `${turn.job.job_number} - ${turn.job.job_name}` : null,
    cannot: CANNOT,
  });
  const who = `You are ${assistant.name}, ${assistant.role} at Smoko. ${assistant.prompt}`;
  // a block of its own: days that are only listed are none that somebody named
  return new SystemMessage([who, HOUSE_RULES, context, block('calendar', calendar(turn.today))].join('\n\n'));
}

/**
 * The records and where the conversation stands come with the request, in one block: what came before it stays the
 * same from turn to turn, for prompt caches.
 */
export function requestMessage(
  assignment: Assignment,
  known: readonly KnownRecord[],
  files: readonly AttachedFile[] = [],
  standing: Standing | null = null,
): HumanMessage {
  const parts = [spoken(assignment.request)];
  if (assignment.original !== null) parts.push(block('original_message', assignment.original));
  if (assignment.doneSoFar.length) {
    parts.push(block('done_so_far', assignment.doneSoFar.map((line) => `- ${line}`).join('\n')));
  }
  const records = [recordLines(known), standing ? standingLines(standing) : ''].filter(Boolean).join('\n');
  if (records) parts.push(block('records', records));
  if (files.length)
    parts.push(block('attached_files', [files.map(fileLine).join('\n'), ...files.flatMap(fileWords)].join('\n\n')));
  return new HumanMessage(parts.join('\n\n'));
}

/** All of them first, one line each: what is written in them comes after an empty line. */
const fileLine = ({ name, type, job }: AttachedFile): string =>
  `- ${oneLine(name)} (${type}${job === null ? '' : `, kept with job ${oneLine(job)}`})`;
const fileWords = ({ name, text }: AttachedFile): string[] => (text === null ? [] : [`${oneLine(name)}:\n${text}`]);
