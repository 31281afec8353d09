import { problemToError, unreachable } from '@smoko/contract';
import { apiHeaders } from './api.ts';

/** With one bar an upload may stand still for minutes: that counts as no reception. */
const STALL_MS = 30_000;

interface Upload {
  path: string;
  file: File;
  fields: Record<string, string>;
  /** Idempotency key: a repeated upload with the same key creates one record. */
  key: string;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
  /** The answer may take longer than an upload may stand still. */
  patient?: boolean;
}

/** Uploads a file. XMLHttpRequest, because fetch reports no upload progress. Throws AppError, or the signal's reason. */
export function upload({ path, file, fields, key, signal, onProgress, patient }: Upload): Promise<unknown> {
  const form = new FormData();
  // fields go first: the server reads them before the file
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', path);
  for (const [name, value] of Object.entries({ ...apiHeaders(), 'Idempotency-Key': key }))
    request.setRequestHeader(name, value);
  let moved = setTimeout(stall, STALL_MS);
  request.upload.onprogress = ({ loaded, total }) => {
    clearTimeout(moved);
    moved = setTimeout(stall, STALL_MS);
    onProgress(total ? Math.floor((loaded / total) * 100) : 0);
  };
  let stalled = false;
  function stall() {
    stalled = true;
    request.abort();
  }
  if (patient) request.upload.onload = () => clearTimeout(moved);
  request.onloadend = () => clearTimeout(moved);
  signal.addEventListener('abort', () => request.abort(), { once: true });
  return new Promise((done, fail) => {
    request.onload = () => {
      const { status, responseText } = request;
      if (status === 201) return done(JSON.parse(responseText));
      const retry = request.getResponseHeader('retry-after');
      fail(problemToError({ status, headers: new Headers(retry ? { 'retry-after': retry } : {}) }, responseText));
    };
    request.onabort = () => fail(stalled ? unreachable() : signal.reason);
    request.onerror = () => fail(unreachable());
    request.send(form);
  });
}
