import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SendDialog } from '../records/send-dialog.tsx';
import type { Sendable } from '../records/send-paper.ts';
import { Button } from './button.tsx';
import type { ButtonSize, ButtonVariant } from './button-looks.ts';

interface Props {
  paper: Sendable;
  size?: ButtonSize;
  variant?: ButtonVariant;
  /** Left out: Send. */
  children?: ReactNode;
  /** Once its dialog is closed, sent or not. */
  onClosed?: () => unknown;
}

/** Sends a paper to its client, who, how and what shown first. */
export function SendButton({ paper, size = 'sm', variant = 'plain', children = 'Send', onClosed }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <>
      <Button size={size} variant={variant} onClick={() => setOpen(true)} aria-label={`Send ${paper.name}`}>
        <Send aria-hidden className={size === 'md' ? 'size-5' : 'size-4'} />
        {children}
      </Button>
      {open && <SendDialog paper={paper} onClose={close} />}
    </>
  );
}
