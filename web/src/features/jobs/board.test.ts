import type { Project } from '@smoko/contract';
import { expect, it } from 'vitest';
import { BY_CLIENT, inOrder, type JobsPage, type Stream } from './board.ts';

const job = (id: string, job_date: string | null, more: Partial<Project> = {}) =>
  ({ id, job_date, created_at: `2026-11-0${id}T00:00:00Z`, ...more }) as Project;

/** A page of jobs, each with the stream that brought it. */
const page = (jobs: readonly [Stream | typeof BY_CLIENT, Project][], next: JobsPage['next'] = {}): JobsPage => ({
  data: jobs.map(([, one]) => one),
  from: Object.fromEntries(jobs.map(([stream, { id }]) => [id, stream])),
  next,
});
const active = { streams: ['pending', 'in_progress'], sort: 'job_date' } as const;
const ids = (jobs: readonly Project[]) => jobs.map(({ id }) => id).join('');

it('orders two statuses by day, those without one last, of one day by id', () => {
  const pages = [
    page([
      ['pending', job('3', '2026-12-01')],
      ['pending', job('5', null)],
      ['in_progress', job('1', '2026-11-24')],
      ['in_progress', job('4', '2026-12-01')],
      ['in_progress', job('2', null)],
    ]),
  ];
  expect(ids(inOrder(active, pages))).toBe('13425');
});

it('downwards, those without a day are last too', () => {
  const pages = [
    page([
      ['pending', job('3', '2026-12-01')],
      ['pending', job('1', null)],
      ['in_progress', job('4', '2026-12-01')],
      ['in_progress', job('2', '2026-11-24')],
    ]),
  ];
  expect(ids(inOrder({ ...active, sort: '-job_date' }, pages))).toBe('4321');
});

it('waits for the status whose next page could come before', () => {
  const first = page(
    [
      ['pending', job('1', '2026-11-01')],
      ['in_progress', job('2', '2026-11-02')],
      ['in_progress', job('4', '2026-11-04')],
    ],
    { pending: 'more' },
  );
  expect(ids(inOrder(active, [first]))).toBe('1');
  expect(ids(inOrder(active, [first, page([['pending', job('3', '2026-11-03')]])]))).toBe('1234');
});

it('keeps a job where it is while its status changes on the screen', () => {
  const pages = [
    page([
      ['pending', job('1', '2026-11-01', { status: 'completed' })],
      ['in_progress', job('2', '2026-11-02', { status: 'pending' })],
    ]),
  ];
  expect(ids(inOrder(active, pages))).toBe('12');
});

it('with words the newest are first, as the server finds them', () => {
  const pages = [
    page([
      ['pending', job('4', '2026-11-01')],
      ['pending', job('1', '2026-11-02')],
      ['in_progress', job('3', null)],
    ]),
  ];
  expect(ids(inOrder({ ...active, q: 'hot' }, pages))).toBe('431');
});

it('what came by its client stands among the others, once', () => {
  const first = page(
    [
      ['pending', job('9', null)],
      [BY_CLIENT, job('2', null)],
      [BY_CLIENT, job('5', null)],
    ],
    {},
  );
  const second = page([
    ['pending', job('4', null)],
    ['pending', job('2', null)],
  ]);
  expect(ids(inOrder({ ...active, q: 'penrith' }, [first, second]))).toBe('9542');
});
