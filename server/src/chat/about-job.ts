import type { ReceiptRow } from '../domain/receipts/receipts.ts';

interface Told {
  id: string;
  project?: { id: string } | null;
}

/** What receipts are all about, where that is one job. */
export function jobOfAll(receipts: readonly ReceiptRow[]): string | null {
  const [job, ...others] = new Set(receipts.map(jobOf));
  return others.length ? null : (job ?? null);
}

/** A receipt names the job by its number; its record is that job, or belongs to it. */
function jobOf({ entity, job_number, output }: ReceiptRow): string | null {
  const record = output as Told | null;
  if (!job_number || !record) return null;
  return entity === 'projects' ? record.id : (record.project?.id ?? null);
}
