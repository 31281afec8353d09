import { describe, expect, it } from 'vitest';
import { authPath, safePath } from './safe-path.ts';

const origin = 'https://smoko.example';

describe('safePath', () => {
  it('keeps paths of this site with their query and hash', () => {
    expect(safePath('/job-details?job=1001#notes', origin)).toBe('/job-details?job=1001#notes');
    expect(safePath('/dashboard?thread=abc', origin)).toBe('/dashboard?thread=abc');
  });

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
  ])('refuses %j', (next) => {
    expect(safePath(next, origin)).toBe('/dashboard');
  });

  it('does not lead back to the sign-in page', () => {
    expect(safePath('/auth?next=/auth', origin)).toBe('/dashboard');
    expect(safePath('/', origin)).toBe('/dashboard');
  });
});

describe('authPath', () => {
  it('remembers where the person was going, except home', () => {
    expect(authPath('/dashboard')).toBe('/auth');
    expect(authPath('/dashboard?thread=1')).toBe('/auth?next=%2Fdashboard%3Fthread%3D1');
  });
});
