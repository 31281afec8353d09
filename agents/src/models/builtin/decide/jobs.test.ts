import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { onlyCall, reply } from '../decide.test-support.ts';

const job = (id: string, name: string, client: string, number: string): KnownRecord => ({
  kind: 'job',
  id,
  name,
  client,
  number,
  status: 'pending',
});
const records: KnownRecord[] = [
  { kind: 'client', id: 'tevita', name: 'Tevita Fonua' },
  { kind: 'client', id: 'thuyvo', name: 'Thuy Vo' },
  { kind: 'client', id: 'aoife', name: 'Aoife Murphy' },
  { kind: 'client', id: 'declan', name: 'Declan Murphy' },
  job('carport', 'Carport', 'Tevita Fonua', '3121'),
  job('vanity', 'Vanity Replacement', 'Thuy Vo', '3124'),
];

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
    ['mark job 1001 as completed', 'update_job', { job: '1001', status: 'completed' }],
    ['job 3107 is done', 'update_job', { job: '3107', status: 'completed' }],
    ['cancel job 1001', 'update_job', { job: '1001', status: 'cancelled' }],
    ['move job 1001 to Friday', 'update_job', { job: '1001', date: '2026-11-27' }],
    ['bring the hot water job forward 2 days', 'update_job', { job: 'hot water', shift_days: -2 }],
    ['push the hot water job back a week', 'update_job', { job: 'hot water', shift_days: 7 }],
    ['change the budget of job 1001 to $3,000', 'update_job', { job: '1001', budget: 3000 }],
    ['knock $400 off the budget of job 1001', 'update_job', { job: '1001', budget_change: -400 }],
    [
      'make the budget of job 1001 4500 plus gst',
      'update_job',
      { job: '1001', budget: 4500, budget_includes_gst: false },
    ],
    [
      'change the budget on job 1001 to $4,500 inc gst',
      'update_job',
      { job: '1001', budget: 4500, budget_includes_gst: true },
    ],
    ['delete job 1001', 'delete_job', { job: '1001' }],
    [
      'put 2 hours on job 1001 and a note: key is under the pot plant',
      'update_job',
      { job: '1001', add_note: '2 hours worked. Key is under the pot plant' },
    ],
    ['add a note to job 1001: key under the mat', 'update_job', { job: '1001', add_note: 'Key under the mat' }],
  ])('%s', (message, tool, args) => expect(call(message)).toEqual([tool, args]));

  it.each([
    ['thuys vanity is done and dusted', { job: 'vanity', status: 'completed' }],
    ['tevita pulled the pin on the carport', { job: 'carport', status: 'cancelled' }],
    ['the carport is on hold', { job: 'carport', add_note: 'The carport is on hold' }],
    ['bring the carport forward 2 days', { job: 'carport', shift_days: -2 }],
    ['tevita wants the carport done 4 dec now not jan', { job: 'carport', date: '2026-12-04' }],
    ['bump the carport up by 10%', { job: 'carport', budget_percent: 10 }],
    ['bump the carport up to 9k', { job: 'carport', budget: 9000 }],
    ['knock 400 off the budget for the carport', { job: 'carport', budget_change: -400 }],
    ['move the carport to 10 dec at 7am', { job: 'carport', date: '2026-12-10', time: '07:00' }],
    ['rename the carport to double carport', { job: 'carport', job_name: 'Double carport' }],
    ['gate code for the carport is 4471', { job: 'carport', add_note: 'Gate code is 4471' }],
    ['add a note to the carport: key is with the neighbour', { job: 'carport', add_note: 'Key is with the neighbour' }],
  ])('on file: %s', (message, args) => expect(onlyCall('jerry', message, records)).toEqual(['update_job', args]));

  it.each([
    [
      'got a start for mrs whitlock up at thirroul, patch and paint the hallway ceiling, $2,500',
      {
        job_name: 'Patch and paint the hallway ceiling',
        client: 'Mrs Whitlock',
        address: 'Thirroul',
        budget: 2500,
      },
    ],
    [
      'job for coledale bakery replace the oven switch 300 bucks',
      { job_name: 'Replace the oven switch', client: 'Coledale Bakery', budget: 300 },
    ],
    ['book thuy in for a blocked drain $220', { job_name: 'Blocked drain', client: 'thuyvo', budget: 220 }],
    ['new job for thuy nguyen, deck', { job_name: 'Deck', client: 'Thuy Nguyen' }],
    ['job for murphy, rehang 3 doors, 465', { job_name: 'Rehang 3 doors', client: 'murphy', budget: 465 }],
  ])('for whom: %s', (message, args) => expect(onlyCall('jerry', message, records)).toEqual(['create_job', args]));

  it('makes several, each with its own day and price', () => {
    const { calls } = reply(
      'jerry',
      'two jobs both for nadia haddad shes new first ones sanding the timber floors shes good for $4800 second ones new skirtings $950 do the sanding on the seventh of december and the skirtings on the tenth',
    );
    expect(calls.map(({ args }) => args)).toEqual([
      { job_name: 'Sanding the timber floors', client: 'Nadia Haddad', budget: 4800, date: '2026-12-07' },
      { job_name: 'New skirtings', client: 'Nadia Haddad', budget: 950, date: '2026-12-10' },
    ]);
  });

  it.each([
    ['new job', /Who is the job for/],
    ['new job for Dave', /What is the job for Dave\?/],
    ['delete the job', /Which job/],
    ['update job 1001', /What should I change/],
    ['They want a pump shed retic put in, start 7 Dec, can you set that job up', /Who is that job for\?/],
  ])('asks one question: %s', (message, question) => {
    const { text, calls } = reply('jerry', message);
    expect(calls).toEqual([]);
    expect(text).toMatch(question);
  });
});
