import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { download } from '../lib/download.ts';
import { notify } from '../lib/notify.ts';
import { Button } from './button.tsx';
import { useConfirmed } from './confirming.tsx';

/** All lists and files as one zip, for whoever shows that it is theirs. */
export function ExportEverything({ variant = 'plain' }: Pick<ComponentProps<typeof Button>, 'variant'>) {
  const confirmed = useConfirmed();
  const fetchAll = useMutation({
    mutationFn: () => confirmed(() => download('/api/export')),
    onError: (error) => notify.failure(error),
  });
  return (
    <Button variant={variant} busy={fetchAll.isPending} onClick={() => fetchAll.mutate()}>
      {!fetchAll.isPending && <Download aria-hidden className="size-5" />}
      Everything (zip)
    </Button>
  );
}
