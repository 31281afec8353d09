import { describe, expect, it } from 'vitest';
import { acts, FILE, lately } from './words.test-support.ts';

const TALK = ['tui rang again', 'Tui Henare is on file.'];
describe('somebody goes, which waits for a yes', () => {
  it.each([
    'delete her',
    'sick of him wipe him out of the system completely',
    'you know what delete her. phone number the lot',
    'just remove them from the books altogether',
    'wipe tui off the books',
    'get rid of him for good',
    'take her off the system completely',
    'erase tui from our list',
  ])('%s', (said) => expect(acts(said, FILE, TALK)[0]).toEqual(['delete_client', { client: 'tui' }]));

  it.each([
    'delete her phone number',
    'dont delete him',
    'remind me to delete her',
    'should i delete tui',
    'get rid of her old email',
    'i told her to get rid of the tree',
    'remove the gutters at rosas',
    'delete every client who hasnt paid',
  ])('nobody goes: %s', (said) => expect(JSON.stringify(acts(said, FILE, TALK))).not.toContain('delete_client'));
});

describe('something goes', () => {
  it.each([
    ['so that reminder can go', ['delete_task', { task: 'permit' }]],
    ['bin that reminder', ['delete_task', { task: 'permit' }]],
    ['dont need that reminder anymore', ['delete_task', { task: 'permit' }]],
    ['get rid of the reminder about the permit', ['delete_task', { task: 'permit' }]],
  ])('%s', (said, call) => expect(acts(said)).toEqual([call]));

  it('what was just made is taken back', () =>
    expect(acts('scrap that reminder', lately({ id: 'permit', lately: 'created' }))).toEqual([
      ['undo_last', { record: 'permit' }],
    ]));
});

describe('what nobody can know is asked', () => {
  it.each([
    'actually get rid of all the old crap in here',
    'clear out all the junk',
    'delete everything',
    'bin all that old stuff',
    'wipe the whole lot',
  ])('%s', (said) => expect(acts(said)).toEqual([expect.stringMatching(/^What exactly should go/)]));
});
