import type { ComponentProps } from 'react';
import { Tooltip } from '../overlays/tooltip.tsx';
import { Button } from './button.tsx';

interface Props extends Omit<ComponentProps<typeof Button>, 'size' | 'asChild'> {
  /** What it does: its name, and the hint on hover. */
  label: string;
}

export function IconButton({ label, ...props }: Props) {
  return (
    <Tooltip text={label}>
      <Button {...props} size="icon" aria-label={label} />
    </Tooltip>
  );
}
