import { ASSISTANT_TEAM } from '../../../agents/src/assistants/registry.ts';
import { type ModelAnswer, type ModelRequest, textOf } from '../../support/openai-stand-in.ts';
import { type Call, CLOSING, TASKS, type TaskTurn } from './tasks.ts';

const TURNS = TASKS.flatMap(({ turns }) => turns);

/**
 * What a sensible model would answer, from nothing but the request. It makes the calls it has the tools for, all it can
 * in one answer; hands over what is somebody else's, the way it is offered: all at once with hand_over, or one after the
 * other with transfer tools, as both libraries ask for; then it closes. Where it is offered `finish` and `finishes`, it
 * says beside its last calls that they are all.
 */
export const scripted =
  (finishes: boolean) =>
  (request: ModelRequest): ModelAnswer => {
    const asked = request.messages.findLastIndex(({ role }) => role === 'user');
    const message = request.messages[asked];
    const turn = message && TURNS.findLast((one) => textOf(message).includes(one.message));
    if (!turn) throw new Error(`Nobody asked this: ${message ? textOf(message) : 'nothing'}`);
    const since = request.messages
      .slice(asked + 1)
      .flatMap(({ tool_calls = [] }) => tool_calls.map((one) => one.function));
    const called = (name: string) => since.some((one) => one.name === name);
    const made = ({ name, args }: Call) =>
      since.some((one) => one.name === name && one.arguments === JSON.stringify(args));
    const offered = (name: string) => request.tools.includes(name);

    const mine = turn.parts.find(({ owner }) => owner === request.assistant);
    const step = mine?.steps.find((calls) => !calls.every(made));
    const hidden = step?.find(({ name }) => !offered(name));
    if (hidden) return { calls: [moreTools(request, hidden)] };
    const calls: Call[] = step ? [...step] : [];
    const others = turn.parts.filter(({ owner, steps }) => owner !== request.assistant && !steps.flat().every(made));
    // a part that was handed on already is shared out: the whole message goes along with it
    const shared = textOf(message).includes('<original_message>');
    if (others.length && !shared && offered('hand_over') && !called('hand_over')) {
      calls.push({ name: 'hand_over', args: { to: others.map((one) => handedOver(one, turn, calls)) } });
      return { calls };
    }
    const isLast = step === mine?.steps.at(-1);
    if (calls.length && isLast && finishes && offered('finish')) calls.push({ name: 'finish', args: {} });
    if (calls.length) return { calls };
    const next = others.map(({ owner }) => `transfer_to_${owner}`).find((name) => offered(name) && !called(name));
    return next ? { calls: [{ name: next, args: {} }] } : { text: CLOSING };
  };

/** Whoever has a record made for it waits for that. */
const handedOver = ({ owner, says }: TaskTurn['parts'][number], { message }: TaskTurn, own: readonly Call[]) => ({
  assistant: owner,
  request: says ?? message,
  needs_mine: own.some(({ name }) => name === 'create_job'),
});

/** Smoko leaves out tools a message is plainly not about; a model that wants one says which kind. */
function moreTools({ assistant, tools }: ModelRequest, { name }: Call): Call {
  const team = Object.values(ASSISTANT_TEAM).find(({ id }) => id === assistant);
  const topic = team?.topics.find((one) => one.tools.some((tool) => tool.name === name));
  if (!topic || !tools.includes('more_tools')) throw new Error(`${assistant} has no ${name}.`);
  return { name: 'more_tools', args: { about: topic.about } };
}
