import { formatStatus } from '../../lib/format.ts';
import { Badge, type Tone } from '../indicators/badge.tsx';

/** Green is done, yellow waits, blue is under way, red is late; anything else is grey. */
const tones: Record<string, Tone> = {
  pending: 'wait',
  in_progress: 'busy',
  ordered: 'busy',
  completed: 'good',
  delivered: 'good',
  paid: 'good',
  overdue: 'bad',
  sent: 'busy',
  accepted: 'good',
  declined: 'bad',
};

/** The status of a record. `upper`: as tasks are specified, in upper case. */
export const StatusBadge = ({ status, upper = false }: { status: string; upper?: boolean }) => (
  <Badge tone={tones[status] ?? 'idle'}>{upper ? formatStatus(status).toUpperCase() : formatStatus(status)}</Badge>
);
