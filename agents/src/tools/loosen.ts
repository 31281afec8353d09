import type { Parameters } from './parameters.ts';

const PLAIN_NUMBER = /^\$?\s?-?\d[\d,]*(\.\d+)?$/;

/**
 * Models send null or "" for what they leave out, and numbers as text. Takes those back to what was meant;
 * anything that is not plainly a number is left for the schema to refuse.
 */
export function loosen(raw: unknown, schema: Parameters): unknown {
  if (raw === null || raw === undefined) return {};
  if (typeof raw !== 'object' || Array.isArray(raw)) return raw;
  const entries = Object.entries(raw)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([key, value]): [string, unknown] => {
      const type = schema.properties[key]?.type;
      if ((type === 'number' || type === 'integer') && typeof value === 'string' && PLAIN_NUMBER.test(value.trim())) {
        return [key, Number(value.replace(/[$,\s]/g, ''))];
      }
      if (type === 'string' && typeof value === 'number') return [key, String(value)];
      return [key, value];
    });
  return Object.fromEntries(entries);
}
