import { formatStatus } from '../../lib/format.ts';
import { Badge, type Tone } from '../indicators/badge.tsx';

/** Colours by status: good is green, wait yellow, busy blue, bad red; any other status is grey. */
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

export const toneOf = (status: string): Tone => tones[status] ?? 'idle';

/** The status of a record. `upper`: in upper case, as the specification has it for tasks alone. */
export const StatusBadge = ({ status, upper = false }: { status: string; upper?: boolean }) => (
  <Badge tone={toneOf(status)}>{upper ? formatStatus(status).toUpperCase() : formatStatus(status)}</Badge>
);
