import { describe, expect, it } from 'vitest';
import { acts, lately } from './words.test-support.ts';

describe('what one thing was charged or cost before', () => {
  it.each([
    ['what did i put the downlights in at', { item: 'downlights' }],
    ['what did i have the labour down as on rosas', { item: 'labour', client: 'rosa' }],
    ['what did we quote for the skip bin', { item: 'skip bin' }],
    ['how much did i charge rosa for the taps?', { item: 'taps', client: 'rosa' }],
    ['what did i charge her for taps last time', { item: 'taps', client: 'rosa' }],
    ['what do i usually charge for labour', { item: 'labour' }],
    ['what did boral charge us for the pavers', { item: 'pavers', supplier: 'boral' }],
    ['how much did we pay for ply last time', { item: 'ply' }],
    ["what's my price for a mixer tap", { item: 'mixer tap' }],
  ])('%s', (message, args) => expect(acts(message, lately({ id: 'rosa' }))).toEqual([['last_price', args]]));

  it.each([
    'what did we quote for the patio roof',
    'how much did we charge for it',
    'what did i quote rosa',
    'how much did i charge for that job',
    'what did rosa pay',
    'how much did we spend for the week',
    'what did we charge for the whole job',
    'whats my price for the side gate',
    'what did i put the inspection in for thursday at',
    'what do other sparkies charge for labour',
  ])('is not asked by "%s"', (message) => expect(JSON.stringify(acts(message))).not.toContain('last_price'));
});
