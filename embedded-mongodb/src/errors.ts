import { isFull } from './disk-space.ts';

/** An error the client sees: MongoDB's numeric code and name, and fields added to the reply (keyValue, errorLabels). */
export class ServerError extends Error {
  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'ServerError';
  }
}

export const badValue = (message: string) => new ServerError(2, 'BadValue', message);
export const failedToParse = (message: string) => new ServerError(9, 'FailedToParse', message);
export const typeMismatch = (message: string) => new ServerError(14, 'TypeMismatch', message);

/** Something MongoDB has and this server does not: an error, never an approximate answer. */
export const notSupported = (what: string) =>
  new ServerError(238, 'NotImplemented', `${what} is not supported by the embedded server`);

export const transient = (code: number, codeName: string, message: string) =>
  new ServerError(code, codeName, message, { errorLabels: ['TransientTransactionError'] });

export const diskFull = () => new ServerError(14031, 'OutOfDiskSpace', 'the disk is full');

/** The fields of a failed reply. Anything unexpected becomes InternalError with its own message. */
export function errorReply(error: unknown): Record<string, unknown> {
  if (error instanceof ServerError)
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.extra };
  const { message } = error as { message?: string };
  if (error instanceof RangeError && /call stack/i.test(error.message))
    return { ok: 0, errmsg: 'the request is nested too deeply', code: 15, codeName: 'Overflow' };
  if (isFull(error)) return errorReply(diskFull());
  return { ok: 0, errmsg: message ?? String(error), code: 1, codeName: 'InternalError' };
}
