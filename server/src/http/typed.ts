import type { Request } from 'express';

/** What was typed into a form, by name; a name that came twice counts as what came last. */
export function typed(req: Request): Record<string, string> {
  const body = (req.body ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String([value].flat().at(-1) ?? '')]));
}
