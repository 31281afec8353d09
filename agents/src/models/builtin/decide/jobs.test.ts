import { describe, expect, it } from 'vitest';
import { onlyCall, reply } from '../decide.test-support.ts';

const call = (message: string) => onlyCall('jerry', message);

describe('jobs in plain words', () => {
  it.each([
    [
      'Create a job for Priya Sharma, hot water replacement at 8 Harris St Parramatta, budget $2,400, start 1 December 2026',
      {
        job_name: 'Hot water replacement',
        client: 'Priya Sharma',
        address: '8 Harris St Parramatta',
        budget: 2400,
        date: '2026-12-01',
      },
    ],
    [
      'new job for Dave, hot water, 1850 plus gst, thursday arvo',
      {
        job_name: 'Hot water',
        client: 'Dave',
        budget: 1850,
        date: '2026-11-26',
        description: '$1,850.00 plus GST. Afternoon',
      },
    ],
    [
      'Create job 3120 for Hemi Ruatapu: replace 14 window seals. Budget $2,180.50, starting 08/12/2026',
      {
        job_name: 'Replace 14 window seals',
        job_number: '3120',
        client: 'Hemi Ruatapu',
        budget: 2180.5,
        date: '2026-12-08',
      },
    ],
    ['new job - Ingrid Sorensen, spa wiring', { job_name: 'Spa wiring', client: 'Ingrid Sorensen' }],
    [
      'Please open a job called Letterbox Wall for Colin Prentice, budget $1.1k',
      { job_name: 'Letterbox Wall', client: 'Colin Prentice', budget: 1100 },
    ],
    [
      'book in an aircon regas for Anjali Deshmukh this Wednesday at 8:30am, $340',
      { job_name: 'Aircon regas', client: 'Anjali Deshmukh', date: '2026-11-25', time: '08:30', budget: 340 },
    ],
    [
      'new job for Ana Silva 0491 570 156 ana@example.org, deck',
      { job_name: 'Deck', client: 'Ana Silva', client_phone: '0491 570 156', client_email: 'ana@example.org' },
    ],
  ])('%s', (message, args) => expect(call(message)).toEqual(['create_job', args]));

  it.each([
    ['what jobs are on', 'list_jobs', { open: true }],
    ['list my jobs in progress', 'list_jobs', { status: 'in_progress' }],
    ['what jobs are on next week', 'list_jobs', { open: true, from: '2026-11-23', to: '2026-11-29' }],
    ['find job 1001', 'find_job', { job: '1001' }],
    ['mark job 1001 as completed', 'update_job', { job: '1001', status: 'completed' }],
    ['job 3107 is done', 'update_job', { job: '3107', status: 'completed' }],
    ['cancel job 1001', 'update_job', { job: '1001', status: 'cancelled' }],
    ['move job 1001 to Friday', 'update_job', { job: '1001', date: '2026-11-27' }],
    ['bring the hot water job forward 2 days', 'update_job', { job: 'hot water', shift_days: -2 }],
    ['push the hot water job back a week', 'update_job', { job: 'hot water', shift_days: 7 }],
    ['change the budget of job 1001 to $3,000', 'update_job', { job: '1001', budget: 3000 }],
    ['knock $400 off the budget of job 1001', 'update_job', { job: '1001', budget_change: -400 }],
    ['delete job 1001', 'delete_job', { job: '1001' }],
    ['where is job 1002', 'find_job', { job: '1002' }],
    ['add a note to job 1001: key under the mat', 'update_job', { job: '1001', add_note: 'Key under the mat' }],
    ["what's the count of jobs underway right now?", 'list_jobs', { status: 'in_progress' }],
  ])('%s', (message, tool, args) => expect(call(message)).toEqual([tool, args]));

  it.each([
    ['new job', /Who is the job for/],
    ['new job for Dave', /What is the job for Dave\?/],
    ['delete the job', /Which job/],
    ['update job 1001', /What should I change/],
  ])('asks one question: %s', (message, question) => {
    const { text, calls } = reply('jerry', message);
    expect(calls).toEqual([]);
    expect(text).toMatch(question);
  });
});
