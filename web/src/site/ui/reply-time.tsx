import { ExampleBadge } from './claimed.tsx';

/** Below a form: when somebody answers. */
export const ReplyTime = () => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    We reply within 4 hours during business hours. <ExampleBadge />
  </span>
);
