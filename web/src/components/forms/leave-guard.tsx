import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { Button } from '../buttons/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';

/** Asks before the user leaves a page with unsaved changes. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { asking, stay, leave } = useLeaveGuard(unsaved);
  return (
    <Dialog
      open={asking}
      onOpenChange={(open) => !open && stay()}
      title="Leave without saving?"
      description="You have changes that are not saved."
      actions={
        <>
          <Button onClick={stay}>Keep editing</Button>
          <Button variant="danger" onClick={leave}>
            Discard
          </Button>
        </>
      }
    />
  );
}
