import type { ComponentProps } from 'react';
import { FileButton } from './file-button.tsx';

/** Downloads a paper as PDF. */
export const PdfButton = (props: Omit<ComponentProps<typeof FileButton>, 'accept'>) => (
  <FileButton accept="application/pdf" {...props} />
);
