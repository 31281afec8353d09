import { expect, it } from 'vitest';
import { OptionError, readOptions } from './start-options.ts';

const of = (line: string) => readOptions(line.split(' ').filter(Boolean));

it.each([
  ['', { kind: 'serve', demo: false }],
  ['--demo', { kind: 'serve', demo: true }],
  ['--check', { kind: 'check' }],
  ['--backup a.zip', { kind: 'backup', file: 'a.zip' }],
  ['--backup=a.zip', { kind: 'backup', file: 'a.zip' }],
  ['--restore a.zip', { kind: 'restore', file: 'a.zip', replace: false }],
  ['--replace --restore a.zip', { kind: 'restore', file: 'a.zip', replace: true }],
  ['--move-to-mongodb mongodb://x/y', { kind: 'move', uri: 'mongodb://x/y' }],
  ['--help', { kind: 'help' }],
])('%s', (line, expected) => {
  expect(of(line)).toEqual(expected);
});

it.each([
  ['--dmeo', 'Unknown option --dmeo.'],
  ['-x', 'Unknown option -x.'],
  ['demo', 'Unknown option demo.'],
  ['--backup', '--backup needs a value.'],
  ['--restore --replace', '--restore needs a value.'],
  ['--backup=', '--backup needs a value.'],
  ['--check=yes', '--check takes no value.'],
  ['--check --backup a.zip', '--check and --backup do not go together.'],
  ['--demo --check', '--demo and --check do not go together.'],
  ['--replace', '--replace goes with --restore.'],
])('refuses %s', (line, message) => {
  expect(() => of(line)).toThrow(new OptionError(message));
});
