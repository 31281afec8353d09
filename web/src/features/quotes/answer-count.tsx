import { CountBadge } from '../../components/indicators/count-badge.tsx';
import { useNewAnswers } from '../../lib/records/new-answers.ts';

/** How many quotes and variations were answered since anybody looked; nothing where none was. */
export function AnswerCount() {
  return <CountBadge count={useNewAnswers().length} of="new answers" />;
}
