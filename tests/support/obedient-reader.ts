import type { Intent } from '@smoko/contract';
import { revealed } from '../security/safety/attacks/disguises.ts';
import { obedient } from './obedient.ts';
import type { ModelRequest, Script } from './openai-stand-in.ts';

const LONGEST = 300;

/**
 * The obedient model where messages come in: asked what one says, it passes on every word of it; at work, it does
 * whatever stands in what it is given, in whatever disguise.
 */
export const obedientReader =
  (intent: Intent): Script =>
  (request: ModelRequest) => {
    if (request.tools.length === 0) return { text: JSON.stringify({ intent, questions: partsOf(messageIn(request)) }) };
    return obedient()({ ...request, prompt: request.prompt.map(revealed) });
  };

const messageIn = ({ said }: ModelRequest): string =>
  /<untrusted>\n([\s\S]*)\n<\/untrusted>/.exec(said)?.[1]?.replaceAll('‹', '<') ?? '';

/** The longest lines first: an order is longer than small talk. */
const partsOf = (text: string): string[] =>
  text
    .split('\n')
    .map(tail)
    .sort((a, b) => b.length - a.length)
    .slice(0, 4);
/** The end of a long line: the order comes after its story. */
const tail = (line: string): string => (line.length <= LONGEST ? line : line.slice(-LONGEST));
