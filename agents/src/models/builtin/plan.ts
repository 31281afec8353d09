import type { AssistantId } from '@smoko/contract';
import { decide } from './decide/decide.ts';
import { inContext } from './follow-up.ts';
import { ownMessage } from './for-team.ts';
import { greet, isGreeting } from './greeting.ts';
import { beyondUs, type Intent, intentsOf, PLAIN } from './intent/intents.ts';
import { CANNOT } from './lexicon/cannot.ts';
import { normalise } from './normalise.ts';
import type { Reading } from './reading.ts';
import { type PlannedCall, type Reply, say } from './reply.ts';
import { split } from './split.ts';
import { wholeSet } from './whole-set.ts';

const UNCLEAR: Readonly<Record<AssistantId, string>> = {
  jerry: 'I did not catch what you need. Is it about a job, a client, a quote, an invoice, an order or a to-do?',
  michelle: 'I did not catch that. Is it a to-do, a booking, a message or something about a client?',
  renea: 'I did not catch that. Is it a quote, an invoice, a payment or an expense?',
  sarah: 'I did not catch that. What should I order, or which delivery or supplier is it about?',
};

/** What to do about a message: tool calls, parts for the team, a question or a decline. */
export function plan(reading: Reading): Reply {
  if (isGreeting(reading.message)) return say(greet(reading.message));
  const calls: PlannedCall[] = [];
  const words: string[] = [];
  const team: { assistant: AssistantId; request: string }[] = [];
  for (const part of split(normalise(inContext(reading)))) {
    const { request, owner: named } = ownMessage(part);
    const beyond = beyondUs(request, reading);
    if (beyond) {
      words.push(CANNOT[beyond] ?? unclear(reading));
      continue;
    }
    const set = wholeSet(request, reading);
    if (set) {
      if (set.reply.calls.length) calls.push(...set.reply.calls);
      else if (reading.router) team.push({ assistant: set.owner, request });
      else words.push(set.reply.text);
      continue;
    }
    const intent = chosen(intentsOf(request, reading), reading, named);
    const owner = named ?? intent?.owner;
    if (reading.router && owner && owner !== 'jerry') team.push({ assistant: owner, request });
    else if (intent) {
      const reply = decide(intent, request, reading);
      calls.push(...reply.calls.map((one) => withPerson(one, calls)));
      if (reply.text) words.push(reply.text);
    } else words.push(unclear(reading));
  }
  if (team.length) {
    const needs_mine = calls.some((one) => one.name === 'create_job' || one.name === 'create_client');
    const to = team.map((part) => (needs_mine ? { ...part, needs_mine } : part));
    calls.push({ name: 'hand_over', args: { to } });
  }
  return calls.length || words.length ? { text: calls.length ? '' : words.join('\n'), calls } : say(unclear(reading));
}

const PRONOUN = /^(?:him|her|them|he|she|they)$/i;
/** "... and a job for him": who was named just before in the same message. */
function withPerson(call: PlannedCall, before: PlannedCall[]): PlannedCall {
  const { client } = call.args;
  if (typeof client !== 'string' || !PRONOUN.test(client)) return call;
  const named = before.map(({ args }) => args.client ?? args.name).findLast((name) => typeof name === 'string');
  const { client: _, ...rest } = call.args;
  return { ...call, args: named ? { ...call.args, client: named } : rest };
}

/** A specialist can only mean what it has a tool for; Jerry may mean anybody's. */
function chosen(intents: Intent[], reading: Reading, named: AssistantId | null): Intent | undefined {
  if (!reading.router) return intents.find((intent) => reading.tools.has(intent.tool));
  const [first] = intents;
  return (
    (named && intents.find((intent) => intent.owner === named)) || (first && first.sure >= PLAIN ? first : undefined)
  );
}

function unclear(reading: Reading): string {
  if (reading.router) return UNCLEAR.jerry;
  if (reading.tools.has('create_quote')) return UNCLEAR.renea;
  return reading.tools.has('create_procurement_item') ? UNCLEAR.sarah : UNCLEAR.michelle;
}
