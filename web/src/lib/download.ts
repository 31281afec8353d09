import { problemToError, unreachable } from '@smoko/contract';
import { apiHeaders } from './api.ts';

interface Asked {
  accept?: string;
  /** Ends it when nobody waits for it any more. */
  signal?: AbortSignal;
}

/** Asks for a file of the server. Throws AppError. */
export async function fetchFile(path: string, { accept = '*/*', signal }: Asked = {}): Promise<Response> {
  const response = await fetch(path, { headers: { ...apiHeaders(), accept }, signal: signal ?? null }).catch(
    (error: unknown) => {
      throw unreachable(error);
    },
  );
  if (!response.ok) throw problemToError(response, await response.text());
  return response;
}

/**
 * Fetches a file that the server generates, and saves it under the name the server gives. `accept`: which of its forms, where
 * it has several. Throws AppError.
 */
export async function download(path: string, accept = '*/*'): Promise<void> {
  const response = await fetchFile(path, { accept });
  const name = nameIn(response.headers.get('content-disposition') ?? '') ?? path.split('/').at(-1) ?? 'file';
  save(name, await response.blob());
}

export const saveText = (name: string, text: string): void => save(name, new Blob([text], { type: 'text/plain' }));

function save(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The file name in `attachment; filename="a.pdf"`; the encoded form `filename*` goes first, as it may hold any letter. */
function nameIn(disposition: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1];
}
