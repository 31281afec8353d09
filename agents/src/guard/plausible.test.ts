import { describe, expect, it } from 'vitest';
import { implausible } from './plausible.ts';

const odd = (name: string) => implausible({ client: name }, 'create_quote').length > 0;

describe('the name of somebody new', () => {
  it.each([
    'Dentist',
    'the dentist',
    'Bowlo',
    'The School',
    'my sister',
    'Tenant',
    'the landlord',
    'Neighbours',
    'his mum',
    'Real estate agent please',
    'the body corp mate',
    'Sir',
    'Pharmacy',
    'the builder',
    'Office',
  ])('is none by itself: %s', (name) => expect(odd(name)).toBe(true));

  it.each([
    'Figtree Dental',
    'Oak Flats Bowlo',
    'Dave',
    'Mason Builders',
    'Priest Holdings',
    'Sarah Neighbour',
    'St Marys School',
    'Bunnings',
    'Kim Agent',
    'Boyd',
    'Manny',
    'Office Works',
    'Tran',
    'Church St Dental',
    'Ngaire',
  ])('may be %s', (name) => expect(odd(name)).toBe(false));
});

describe('what is asked for', () => {
  it.each<[string, Record<string, unknown>]>([
    ['create_job', { job_name: 'Irrigation', address: '194 Orchard Rd, I charge 3250' }],
    ['update_client', { client: 'Daphne', add_note: 'A job for Daphne, ducted heating service' }],
  ])('is no address and no note: %s %o', (tool, args) => expect(implausible(args, tool)).toHaveLength(1));

  it.each<[string, Record<string, unknown>]>([
    ['create_job', { job_name: 'Irrigation', address: "U 3/14 Our Lady's Rd" }],
    ['update_job', { job: '4101', add_note: "I left the key with the neighbour, it's blue" }],
  ])('is not met in these: %s %o', (tool, args) => expect(implausible(args, tool)).toEqual([]));
});

describe('what is to be done', () => {
  const task = (task_name: string) => implausible({ task_name }, 'create_task').length > 0;
  it.each(['Give me', 'Lastly, Who', "Note Pat O'Brien wants the back window lock looked at too", 'Ring them and who'])(
    'is no task: %s',
    (name) => expect(task(name)).toBe(true),
  );
  it.each([
    'Give me back the ladder',
    'Finalise the rooms list',
    'Notes for the inspector',
    'Find out who did the slab',
    'Make a list',
  ])('may be a task: %s', (name) => expect(task(name)).toBe(false));
});
