import { useState } from 'react';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';

type Kind = 'pdf' | 'document';

/** Downloads a quote as PDF, or in its template. `busy`: which of them is on its way. */
export function usePaper(id: string) {
  const [busy, setBusy] = useState<Kind | null>(null);
  const get = async (kind: Kind) => {
    setBusy(kind);
    await download(`/api/quotes/${id}/${kind}`).catch((error: unknown) => notify.failure(error));
    setBusy(null);
  };
  return { busy, get };
}
