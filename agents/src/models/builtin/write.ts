import type { Reading } from './reading.ts';

/** Quick Quote's writer: sets out what was given, and adds nothing. */
export function write(reading: Reading): string {
  const lines = reading.message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const job = lines.find((line) => line.startsWith('Job: '))?.slice(5);
  const budget = lines.find((line) => line.startsWith('Budget: '))?.slice(8);
  const details = lines.filter((line) => !/^(Job|Budget): /.test(line)).map((line) => line.replace(/^[-*•]\s*/, ''));
  return [
    job ? `Quote: ${job}` : 'Quote',
    '',
    'Scope of works',
    ...details.map((line) => `- ${line}`),
    ...(budget ? ['', `Budget: ${budget}`] : []),
  ].join('\n');
}
