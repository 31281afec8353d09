import { z } from 'zod';

/** JSON schema of an object, as function-calling endpoints take it. */
export interface Parameters {
  type: 'object';
  properties: Record<string, { type?: string; description?: string; enum?: string[] }>;
  required?: string[];
  additionalProperties?: boolean;
}

/** A lean JSON schema from the schema that checks the arguments. */
export function toParameters(schema: z.ZodObject): Parameters {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>;
  return slim(json) as Parameters;
}

// Patterns and bounds are checked by code; in a prompt they only cost tokens.
const NOISE = new Set(
  'pattern maxLength minLength maximum minimum exclusiveMinimum format maxItems minItems additionalProperties'.split(
    ' ',
  ),
);
function slim(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(slim);
  if (json === null || typeof json !== 'object') return json;
  const kept = Object.entries(json).filter(([key, value]) => !(NOISE.has(key) && typeof value !== 'object'));
  return Object.fromEntries(kept.map(([key, value]) => [key, slim(value)]));
}
