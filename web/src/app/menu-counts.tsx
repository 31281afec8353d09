import { ApprovalCount } from '../features/approvals/approval-count.tsx';
import { InboxCount } from '../features/inbox/inbox-count.tsx';

/** On the menu's button: what waits for a yes, and what is unread. */
export const MenuCounts = () => (
  <>
    <span className="absolute top-0.5 right-0.5">
      <ApprovalCount />
    </span>
    <span className="absolute right-0.5 bottom-0.5">
      <InboxCount />
    </span>
  </>
);
