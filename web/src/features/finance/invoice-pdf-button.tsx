import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';

/** The invoice on paper: Tax Invoice or Invoice, as the business's registration says. */
export function InvoicePdfButton({ id, name }: { id: string; name: string }) {
  const get = useMutation({
    mutationFn: () => download(`/api/finance-records/${id}/pdf`),
    onError: (error) => notify.failure(error),
  });
  return (
    <Button size="sm" busy={get.isPending} onClick={() => get.mutate()} aria-label={`PDF: ${name}`}>
      {!get.isPending && <Download aria-hidden className="size-4" />}
      PDF
    </Button>
  );
}
