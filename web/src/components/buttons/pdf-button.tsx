import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from './button.tsx';
import type { ButtonSize } from './button-looks.ts';

interface Props {
  path: string;
  /** Says of what, where several stand below each other. */
  label?: string;
  size?: ButtonSize;
  children: ReactNode;
}

/** Downloads a paper as PDF. */
export function PdfButton({ path, label, size = 'sm', children }: Props) {
  const pdf = useMutation({
    mutationFn: () => download(path, 'application/pdf'),
    onError: (error) => notify.failure(error),
  });
  return (
    <Button size={size} busy={pdf.isPending} aria-label={label} onClick={() => pdf.mutate()}>
      <Download aria-hidden className={size === 'sm' ? 'size-4' : 'size-5'} />
      {children}
    </Button>
  );
}
