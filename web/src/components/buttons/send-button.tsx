import { Send } from 'lucide-react';
import { useState } from 'react';
import { type Sendable, SendDialog } from '../records/send-dialog.tsx';
import { Button } from './button.tsx';

/** Sends a quote, an invoice or a variation to its client, who, how and what shown first. */
export function SendButton({ paper }: { paper: Sendable }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)} aria-label={`Send ${paper.name}`}>
        <Send aria-hidden className="size-4" />
        Send
      </Button>
      {open && <SendDialog paper={paper} onClose={() => setOpen(false)} />}
    </>
  );
}
