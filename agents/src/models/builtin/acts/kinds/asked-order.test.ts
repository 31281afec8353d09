import { describe, expect, it } from 'vitest';
import { acts } from './words.test-support.ts';

const COMING = ['list_procurement_items', expect.objectContaining({ outstanding: true, job: 'ramp' })];

describe('what is still to come of a job', () => {
  it.each([
    'anything coming for the ramp',
    'what are we waiting on for the ramp',
    'whats still to come for the access ramp',
    'any deliveries for the kindergarten',
    'what gear is coming for the ramp',
    'what day are the deliveries coming for the ramp',
  ])('is listed: %s', (said) => expect(acts(said)).toContainEqual(COMING));

  it.each([
    'which day is the tiler coming to the ramp',
    'what time am i coming to the ramp',
    'whats coming up on the ramp',
    'which day is rosa coming',
    'who is coming to the ramp',
    'are the boys coming to the ramp',
    'any rain coming for the ramp',
    'what payments are still to come for the ramp',
    'any replies coming from the kindergarten',
    'what inspections are outstanding for the ramp',
  ])('is not what is asked: %s', (said) => expect(JSON.stringify(acts(said))).not.toContain('"outstanding":true'));
});
