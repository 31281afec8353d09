import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../buttons/button.tsx';
import { useIdentityCheck } from '../overlays/identity-check.tsx';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'> {
  /** The list's name in the API; left out, all lists and files as one zip. */
  list?: string;
}

/** Downloads a list as a file, after the user has confirmed their identity. */
export function ExportButton({ list, ...props }: Props) {
  const confirmed = useIdentityCheck();
  const fetchIt = useMutation({
    mutationFn: () => confirmed(() => download(list ? `/api/export/${list}` : '/api/export')),
    onError: (error) => notify.failure(error),
  });
  return <Button {...props} busy={fetchIt.isPending} onClick={() => fetchIt.mutate()} />;
}
