import { Copy, Download } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { copy } from '../../lib/copy.ts';
import { saveText } from '../../lib/download.ts';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** Shown this once: the server keeps only what it needs to know one again. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const text = `${codes.join('\n')}\n`;
  return (
    <FormDialog
      title="Your recovery codes"
      save="I Have Kept Them"
      busy={false}
      final
      dirty={false}
      onSubmit={onClose}
      onClose={onClose}
    >
      <p>
        Keep these where your phone is not. Each lets you in once when you cannot get a code. They are not shown again.
      </p>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-sunken p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => void copy(text)}>
          <Copy aria-hidden className="size-5" />
          Copy
        </Button>
        <Button size="sm" onClick={() => saveText('smoko-recovery-codes.txt', text)}>
          <Download aria-hidden className="size-5" />
          Download
        </Button>
      </div>
    </FormDialog>
  );
}
