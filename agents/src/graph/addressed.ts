import { ASSISTANT_IDS, type AssistantId } from '@smoko/contract';
import { ownMessage } from '../models/builtin/for-team.ts';
import { helpWith } from '../models/builtin/help.ts';
import { type Around, beyondUs, intentsOf, PLAIN } from '../models/builtin/intent/intents.ts';
import { TELLS_BACK, withoutTellBack } from '../models/builtin/lexicon/tell-back.ts';
import { normalise } from '../models/builtin/normalise.ts';
import { split } from '../models/builtin/split.ts';

const NAMES = ASSISTANT_IDS.join('|');
const GREETING = "(?:(?:hey|hi|hiya|hello|g'?day|gday|ok|okay|oi|morning|arvo|yo)[,!]?\\s+)?";
const CALLED = new RegExp(
  `^\\s*${GREETING}(${NAMES})\\s*(?:[,:!-]|\\s(?:can|could|would|will) (?:you|ya|u)\\b|\\s(?:please|pls|plz)\\b)`,
  'i',
);

/**
 * Who certainly gets a message: who is called by name ("Sarah, order ..."), else in whose box it was written.
 * When the rest also names somebody else of the team, Jerry sorts it out.
 */
export function addressed(message: string, box: AssistantId): AssistantId {
  const called = CALLED.exec(message)?.[1]?.toLowerCase() as AssistantId | undefined;
  if (!called) return box;
  const others = ASSISTANT_IDS.filter((id) => id !== called && id !== 'jerry');
  const rest = message.toLowerCase();
  return others.some((id) => new RegExp(`\\b${id}\\b`).test(rest)) ? 'jerry' : called;
}

/**
 * Who a message is certainly for by what it asks: every request in it has one possible owner, and it is the same one.
 * A call to the model saved; anything less plain is Jerry's to sort out.
 */
export function clearlyFor(message: string, around: Around): AssistantId | null {
  const owners = new Set(clearOwners(message, around)?.map(({ owner }) => owner));
  const [owner] = owners;
  return owners.size === 1 && owner ? owner : null;
}

interface Owned {
  owner: AssistantId;
  /** Null where somebody was named, whatever it takes. */
  tool: string | null;
}

/** Who each request of a message is certainly for; null when that is not plain of every one. */
export function clearOwners(message: string, around: Around): Owned[] | null {
  const parts = split(normalise(message), around);
  const owners = parts.filter((part, i) => i === 0 || !TELLS_BACK.test(part)).map((part) => ownerOf(part, around));
  return owners.every((one) => one !== null) ? owners : null;
}

/**
 * The one tool that a request plainly asks for, once; null where it may take more. Whoever was shown only that much has
 * nothing left to do when it is done.
 */
export function onlyTool(request: string, around: Around): string | null {
  if (SEVERAL.test(request)) return null;
  const [only, ...others] = clearOwners(request, around) ?? [];
  return only && !others.length ? only.tool : null;
}

const SEVERAL = /\b(?:and|also|both|each|every|plus|then|too|as well)\b|,(?!\d{3})|[;&+\n]/i;

function ownerOf(part: string, around: Around): Owned | null {
  const { request: said, owner } = ownMessage(part);
  const request = withoutTellBack(said);
  if (owner) return { owner, tool: null };
  if (helpWith(request) || beyondUs(request, around)) return null;
  const [first, ...others] = intentsOf(request, around);
  if (!first || first.sure < CERTAIN) return null;
  const rival = others.find((intent) => intent.owner !== first.owner);
  return !rival || rival.sure < PLAIN ? { owner: first.owner, tool: first.tool } : null;
}

const CERTAIN = PLAIN * 2;
