import type { Verb } from './tools.ts';

/** What people say for each of the five. Tried in order at the start of a request. */
export const VERBS: readonly [Verb, RegExp][] = [
  ['delete', /^(?:delete|remove|bin|scrap|ditch|get rid of|erase|wipe|clear out|trash)\b|^take\b.*\boff\b/],
  ['find', /^(?:where|when)\b(?!.*\b(?:jobs|tasks|orders|items)\b)/],
  [
    'find',
    /^(?:find|look up|pull up|show me (?!all\b|the (?:jobs|clients|suppliers|tasks|quotes|invoices))(?=.*\b(?:'s|details|number|phone|email|address))|details (?:for|of|on)|open up|get me)\b/,
  ],
  [
    'list',
    /^(?:list|show|count|see|view|display|what|which|who|how many|how much|any|anyone|anything|total|do (?:i|we) have|have (?:i|we) got|when|where|is there|are there|whats)\b|^(?:did|does|do|has|have|is|are)\b/,
  ],
  [
    'update',
    /^(?:update|change|set|mark|move|rename|push|bring|shift|reschedule|edit|correct|fix up|make it|tick off|complete|finish|cancel|put back|knock|bump|extend|close)\b/,
  ],
  [
    'create',
    /^(?:create|new|add|make|open|set up|start|log|put|book|raise|draft|do|chuck|stick|whack|record|enter|write up|schedule|get|register|save)\b/,
  ],
];
