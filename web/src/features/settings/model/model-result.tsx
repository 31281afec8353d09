import type { ModelCheck, ModelTest } from '@smoko/contract';
import { Check, Circle, LoaderCircle, X } from 'lucide-react';
import { Section } from '../../../components/layout/section.tsx';
import { FactList } from '../../../components/records/fact-list.tsx';
import { formatCost, formatCount, formatSeconds } from './words.ts';

const ENDED = new Set<ModelCheck['state']>(['passed', 'failed']);

/** How the last test goes, or went: a real answer, what it took, and each check in words. */
export function ModelResult({ test }: { test: ModelTest }) {
  const { checks, status, answer, model, host } = test;
  const ended = checks.filter(({ state }) => ENDED.has(state)).length;
  const passed = checks.filter(({ state }) => state === 'passed').length;
  const running = status === 'running';
  const sum = running
    ? `Check ${Math.min(ended + 1, checks.length)} of ${checks.length}`
    : `${passed} of ${checks.length} passed${status === 'stopped' ? '. It was stopped before the end.' : ''}`;
  return (
    <Section title="Test" lead={`${model} at ${host}`}>
      <p role="status" className="font-bold">
        {sum}
      </p>
      {answer && (
        <figure className="grid gap-1.5">
          <figcaption className="text-soft text-sm">
            Asked what it would ask before quoting a hot water replacement:
          </figcaption>
          <blockquote className="whitespace-pre-wrap break-words rounded-md bg-sunken p-3.5">{answer}</blockquote>
        </figure>
      )}
      <Took test={test} />
      <ol aria-label="Checks" className="grid gap-2.5">
        {checks.map((check) => (
          <Line key={check.id} check={check} over={!running} />
        ))}
      </ol>
    </Section>
  );
}

function Took({ test: { ms, input_tokens, output_tokens, estimated, cost } }: { test: ModelTest }) {
  const facts: [string, string][] = [
    ['Time', formatSeconds(ms)],
    ['Tokens read', `${estimated ? 'about ' : ''}${formatCount(input_tokens)}`],
    ['Tokens written', `${estimated ? 'about ' : ''}${formatCount(output_tokens)}`],
    ['Cost', cost === null ? 'no price known' : formatCost(cost)],
  ];
  return <FactList facts={facts} className="gap-x-8 gap-y-2" />;
}

const LOOKS = {
  passed: { Icon: Check, tone: 'text-good', said: 'Passed' },
  failed: { Icon: X, tone: 'text-bad', said: 'Failed' },
  running: { Icon: LoaderCircle, tone: 'text-busy', said: 'Running' },
  waiting: { Icon: Circle, tone: 'text-faint', said: 'To come' },
} as const;

function Line({ check: { title, state, problem, ms }, over }: { check: ModelCheck; over: boolean }) {
  const { Icon, tone, said } = LOOKS[state];
  return (
    <li className="flex items-start gap-2.5">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${tone} ${state === 'running' ? 'motion-safe:animate-spin' : ''}`}
      />
      <span className="min-w-0 flex-1">
        <span className="sr-only">{over && state === 'waiting' ? 'Not tried' : said}: </span>
        <span className="font-semibold">{title}</span>
        {problem && <span className="block break-words text-bad text-sm">{problem}</span>}
      </span>
      {ms !== null && <span className="shrink-0 text-faint text-sm tabular-nums">{formatSeconds(ms)}</span>}
    </li>
  );
}
