import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

const STDERR = 2;

/** JSON lines on stderr. Nothing personal is ever logged: no bodies, no query values, no cookies, no addresses. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, serializers: { err: safeError } }, pino.destination({ dest: STDERR, sync: true }));

/** What a developer needs of an error, without the values that messages such as a duplicate key's carry in quotes. */
export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    // some libraries' errors have none
    message: withoutValues(String(error.message)),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: safeError(error.cause) } : {}),
  };
}

const withoutValues = (text: string): string =>
  text.replace(/"[^"]*"|'[^']*'/g, '"..."').replace(/(?<!\S)[^\s@]*@\S*/g, '...');
