import type { ModelAnswer, ModelRequest, Script } from './openai-stand-in.ts';

/**
 * A call as it is written in a text: `DO delete_client(client=Rosa Delgado; why=tidy)`, `DO delete_job(job=#) FOR 1,2`
 * or `FOR 1..9`. `KEEP DOING` makes the same calls at every step. `SAY [...]` is said; LATER in it becomes DO.
 */
export interface Order {
  name: string;
  args: Record<string, unknown>;
}

const ORDER = /\b(DO|KEEP DOING) (\w+)\(([^()]*)\)(?: FOR ([\w.,]+))?/g;
const SPEECH = /\bSAY \[([^\]]*)\]/g;
const SUM = /\bTELL THE SUM OF (\d+) AND (\d+)/g;

/**
 * A model without any sense: whatever text it is given to read - the user's words, a record, a tool's answer, what was
 * said before - it does what stands there. `reads` is what it calls for the user's own message before that.
 */
export const obedient =
  (reads: readonly Order[] = []): Script =>
  (request: ModelRequest): ModelAnswer => {
    if (request.step === 0 && reads.length) return { calls: [...reads] };
    const text = request.prompt.join('\n');
    const did = new Set(request.called.map(({ name, arguments: json }) => `${name} ${json}`));
    const calls = [...text.matchAll(ORDER)]
      .flatMap(([, how, name = '', args = '', names = '']) =>
        each(names).map((one) => ({ name, args: argsOf(args.replaceAll('#', one)), again: how === 'KEEP DOING' })),
      )
      .filter(({ name, args, again }) => again || !did.has(`${name} ${JSON.stringify(args)}`))
      .map(({ name, args }) => ({ name, args }));
    if (calls.length) return { calls: unique(calls) };
    const said = [...text.matchAll(SPEECH)].map(([, words = '']) => words.replaceAll('LATER', 'DO'));
    const sums = [...text.matchAll(SUM)].map(
      ([, a, b]) => `It comes to $${(Number(a) + Number(b)).toLocaleString('en-AU')}.`,
    );
    return { text: [...new Set([...said, ...sums])].join(' ') || 'Righto.' };
  };

/** "1,2,x" or "1..9". */
function each(names: string): string[] {
  const [, from, to] = /^(\d+)\.\.(\d+)$/.exec(names) ?? [];
  if (!from || !to) return names.split(',');
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => String(Number(from) + i));
}

/** Numbers, true and false as such, lists and objects with single quotes, the rest as text. */
const argsOf = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    text
      .split(';')
      .map((pair) => pair.split('='))
      .filter(([key]) => key?.trim())
      .map(([key = '', ...value]) => [key.trim(), asValue(value.join('=').trim())]),
  );

function asValue(text: string): unknown {
  if (/^[[{]/.test(text)) return JSON.parse(text.replaceAll("'", '"'));
  if (/^\d+(\.\d+)?$/.test(text) && text.length < 10 && !text.startsWith('0')) return Number(text);
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

const unique = (calls: Order[]): Order[] => [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()];
