import type { AssistantId } from '@smoko/contract';
import { PHRASES } from './lexicon/phrases.ts';
import { type Entity, NOUNS, OWNER, toolFor, type Verb } from './lexicon/tools.ts';
import { VERBS } from './lexicon/verbs.ts';

export interface Intent {
  entity: Entity;
  verb: Verb;
  tool: string;
  owner: AssistantId;
}

const make = (entity: Entity, verb: Verb, tool = toolFor(verb, entity)): Intent => ({
  entity,
  verb,
  tool,
  owner: tool === 'send_message' || tool === 'show_schedule' ? 'michelle' : OWNER[entity],
});

/** Everything a request may mean, likeliest first. */
export function intentsOf(request: string): Intent[] {
  const text = request.toLowerCase();
  const found = PHRASES.filter((phrase) => phrase.says.test(text)).flatMap((p) => [
    make(p.entity, p.verb, p.tool),
    // "Stratco's phone is now ..." may as well be about a supplier
    ...(p.entity === 'client' && p.verb !== 'create' && !p.tool ? [make('supplier', p.verb)] : []),
  ]);
  const verb = VERBS.find(([, says]) => says.test(text))?.[0];
  const nouns = NOUNS.map(([entity, says]) => ({ entity, at: says.exec(text)?.index ?? -1 }))
    .filter((noun) => noun.at >= 0)
    .sort((a, b) => a.at - b.at);
  const named = verb ? nouns.map(({ entity }) => make(entity, verb)) : [];
  // "delete the client ..." is plain: the first noun after a plain verb beats a phrase
  const plain = verb === 'delete' || verb === 'find' ? [...named, ...found] : [...found, ...named];
  return plain.filter((intent, i) => plain.findIndex((other) => other.tool === intent.tool) === i);
}
