import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from './button.tsx';
import type { ButtonSize } from './button-looks.ts';

interface Props {
  path: string;
  /** Which of its forms: `application/pdf`. */
  accept: string;
  /** Says of what, where several stand below each other. */
  label?: string | undefined;
  size?: ButtonSize | undefined;
  children: ReactNode;
}

/** Downloads what the server makes of records. */
export function FileButton({ path, accept, label, size = 'sm', children }: Props) {
  const file = useMutation({
    mutationFn: () => download(path, accept),
    onError: (error) => notify.failure(error),
  });
  return (
    <Button size={size} busy={file.isPending} aria-label={label} onClick={() => file.mutate()}>
      <Download aria-hidden className={size === 'md' ? 'size-5' : 'size-4'} />
      {children}
    </Button>
  );
}
