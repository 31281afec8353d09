import { describe, expect, it } from 'vitest';
import { madeOf } from './people.test-support.ts';
import { FILE } from './words.test-support.ts';

describe('after how many months a job is due again', () => {
  it.each<[string, string, number]>([
    ['repeat job 201 every 12 months', 'patio', 12],
    ['repeat the patio roof every year', 'patio', 12],
    // which one, the tool asks
    ['repeat this job every 12 months', 'this', 12],
    ['please repeat the pool fence every 6 months', 'fence', 6],
    ['the access ramp comes round every year', 'ramp', 12],
    ['the access ramp comes around again every second year', 'ramp', 24],
    ['the side gate is due again every quarter', 'gate', 3],
    ['patio roof comes round yearly', 'patio', 12],
    ['the pool fence repeats every three months', 'fence', 3],
    ['set the patio roof to repeat quarterly', 'patio', 3],
    ['repeat the patio roof twice a year', 'patio', 6],
    ['make the patio roof a yearly service', 'patio', 12],
    ['mark the side gate as due again after 18 months', 'gate', 18],
  ])('%s', (message, job, repeat_months) =>
    expect(madeOf(message, FILE)).toEqual([{ name: 'update_job', args: { job, repeat_months } }]),
  );

  it.each([
    'repeat the patio roof every 6 weeks',
    'the patio roof comes round every now and then',
    'repeat the patio roof every 30 years',
  ])('is asked where it is not said in months or years: %s', (message) =>
    expect(madeOf(message, FILE)).toEqual(['After how many months is it due again? Such as 12 for every year.']),
  );

  it.each([
    'repeat the invoice for the patio roof every month',
    'the rego comes round every year',
    'every 6 months check the patio roof',
    'the patio roof for Dave comes round every year',
    'repeat the gutter clean every year',
    'does the patio roof come round every year?',
  ])('is not read from: %s', (message) => expect(JSON.stringify(madeOf(message, FILE))).not.toContain('repeat_months'));
});
