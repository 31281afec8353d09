import { STATUS_CODES } from 'node:http';
import { AppError, diskFull, invalid, type Problem } from '@smoko/contract';
import type { Response } from 'express';
import { isDiskFull } from '../disk-full.ts';

/** Errors of the database layer that only a value of the wrong form can cause. */
const CAST_ERRORS = new Set(['CastError', 'ValidationError', 'BSONError', 'StrictModeError', 'ObjectParameterError']);

const UNEXPECTED = 'Something went wrong on our side. Please try again; if it keeps happening, quote this request id.';

/** Any error as the one kind people see. Whatever is not known here is "internal", its text kept to the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { name, status, code } = (error ?? {}) as {
    name?: string;
    status?: number;
    code?: unknown;
  };
  const cause = error;
  if (status === 413 || code === 'LIMIT_FILE_SIZE') {
    return new AppError('too_large', 'That is too large to be taken in.', { cause });
  }
  if (status === 415) {
    return new AppError('unsupported_type', 'Send it as UTF-8, and packed with gzip, deflate or br if at all.', {
      cause,
    });
  }
  if (isDiskFull(error)) return diskFull(cause);
  if (name === 'MulterError') return invalid('file', 'Send one file, in the field "file".');
  if (name === 'URIError' || (status !== undefined && status >= 400 && status < 500)) {
    return new AppError('malformed', 'The request is not valid.', { cause });
  }
  if (name && CAST_ERRORS.has(name))
    return new AppError('invalid', 'The request has a value that cannot be stored.', { cause });
  return new AppError('internal', UNEXPECTED, { cause });
}

/** Says in the answer's header how long to wait, where the error does. */
export function sayRetryAfter(res: Pick<Response, 'set'>, { retryAfter }: AppError): void {
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
}

/** RFC 9457. Never a stack trace, never the words of an unexpected error. */
export function toProblem(error: AppError, requestId: string): Problem {
  const internal = error.code === 'internal';
  return {
    type: `/api/docs#error-${error.code}`,
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: internal ? UNEXPECTED : error.message,
    code: error.code,
    ...(error.errors ? { errors: error.errors } : {}),
    request_id: requestId,
  };
}
