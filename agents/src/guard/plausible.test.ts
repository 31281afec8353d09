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
