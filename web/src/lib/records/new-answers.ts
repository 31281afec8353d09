import { listNewAnswers, type NewAnswer, seeNewAnswers } from '@smoko/contract';
import { useEffect, useRef } from 'react';
import { useFigures } from './use-figures.ts';
import { useOperation } from './use-operation.ts';

const VIEW = 'client_answers';
const NONE: readonly NewAnswer[] = [];

/** What clients answered by a link and nobody has looked at yet, the latest first. */
export const useNewAnswers = (): readonly NewAnswer[] => useFigures(VIEW, listNewAnswers).data?.data ?? NONE;

/** What stands on the screen has been seen: of these quotes and variations the answer is new no more. */
export function useAnswersSeen(ids: readonly string[]): void {
  const answers = useNewAnswers();
  const { mutate } = useOperation(seeNewAnswers, VIEW);
  const told = useRef(new Set<string>());
  useEffect(() => {
    const fresh = answers.map(({ id }) => id).filter((id) => ids.includes(id) && !told.current.has(id));
    if (!fresh.length) return;
    for (const id of fresh) told.current.add(id);
    mutate({ ids: fresh });
  }, [answers, ids, mutate]);
}
