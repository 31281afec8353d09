import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../buttons/button.tsx';
import { useConfirmed } from '../overlays/confirming.tsx';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'> {
  /** The list's name in the API; left out, all lists and files as one zip. */
  list?: string;
}

/** Takes a list along as a file, for whoever shows that it is theirs. */
export function ExportButton({ list, ...props }: Props) {
  const confirmed = useConfirmed();
  const fetchIt = useMutation({
    mutationFn: () => confirmed(() => download(list ? `/api/export/${list}` : '/api/export')),
    onError: (error) => notify.failure(error),
  });
  return <Button {...props} busy={fetchIt.isPending} onClick={() => fetchIt.mutate()} />;
}
