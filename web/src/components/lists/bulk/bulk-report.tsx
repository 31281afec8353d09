import { Button } from '../../buttons/button.tsx';
import { Dialog } from '../../overlays/dialog.tsx';
import type { Report } from './selection.ts';

/** What was not done, each by name with its reason. */
export const BulkReport = ({ report: { title, lines, undo }, onClose }: { report: Report; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={title}
    description="Each with its reason:"
    actions={
      <>
        {undo && (
          <Button
            onClick={() => {
              onClose();
              undo();
            }}
          >
            Undo the Rest
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </>
    }
  >
    <ul aria-label="Not done" className="grid max-h-[50dvh] gap-3 overflow-y-auto">
      {lines.map(({ name, reason }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the list never changes
        <li key={i} className="wrap-anywhere text-sm">
          <span className="block font-bold">{name}</span>
          {reason}
        </li>
      ))}
    </ul>
  </Dialog>
);
