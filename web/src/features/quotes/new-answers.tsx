import type { NewAnswer } from '@smoko/contract';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Section } from '../../components/layout/section.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { formatInstant, formatMoney } from '../../lib/format.ts';
import { useAnswersSeen, useNewAnswers } from '../../lib/records/new-answers.ts';
import { useTimeZone } from '../../lib/session.ts';

/** What clients answered by their links since anybody looked. It stays until the page is left; the badge of the menu goes at once. */
export function NewAnswers() {
  const answers = useNewAnswers();
  const timeZone = useTimeZone();
  const [shown, setShown] = useState(answers);
  const more = answers.filter(({ id }) => !shown.some((one) => one.id === id));
  if (more.length) setShown([...more, ...shown]);
  useAnswersSeen(useMemo(() => shown.map(({ id }) => id), [shown]));
  if (!shown.length) return null;
  return (
    <div className="mb-5">
      <Section title="New Answers">
        <ul className="divide-y divide-line">
          {shown.map((answer) => (
            <Answer key={answer.id} answer={answer} timeZone={timeZone} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

const Answer = ({ answer, timeZone }: { answer: NewAnswer; timeZone: string }) => {
  const { title, path, name, decision, reason, total, at } = answer;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <Link to={path} className="inline-flex min-h-12 items-center break-words font-bold underline">
          {title}
        </Link>
        <p className="break-words text-soft text-sm">
          {name} {decision} it, {formatInstant(at, timeZone)}
          {reason && `: ${reason}`}
        </p>
      </div>
      <div className="flex items-center gap-3">
        <span className="font-bold tabular-nums">{formatMoney(total)}</span>
        <StatusBadge status={decision} />
      </div>
    </li>
  );
};
