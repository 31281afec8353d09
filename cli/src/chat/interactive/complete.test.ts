import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { id, thread } from '../../testing/samples.ts';
import { completed, completionsOf } from './complete.ts';
import { droppedFiles, pathsIn } from './dropped-files.ts';
import { LocalCommand } from './local-command.ts';
import { mentionedFiles } from './mentions.ts';
import { readLine } from './slash.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'smoko-complete-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const THREADS = [thread({ id: id(51), title: 'Deck for Jen' }), thread({ id: id(52), title: 'Gate' })];
const labels = (text: string) => completionsOf(text, THREADS).map(({ label }) => label);
const tab = (text: string) => completed(text, completionsOf(text, THREADS));

describe('Tab', () => {
  it('completes commands', () => {
    expect(labels('/app')).toEqual(['/approve [code]', '/approvals']);
    expect(tab('/app')).toBe('/approv');
    expect(tab('/mod')).toBe('/model');
    expect(tab('/att')).toBe('/attach ');
    expect(labels('hello /app')).toEqual([]);
    expect(tab('/nothing')).toBe('/nothing');
  });

  it('completes who, which conversation and which file', () => {
    mkdirSync(join(folder, 'photos'));
    writeFileSync(join(folder, 'plan of deck.pdf'), '');
    expect(tab('/agent re')).toBe('/agent renea');
    expect(labels('/thread ')).toEqual(['1', '2']);
    expect(tab('/thread gat')).toBe('/thread 2');
    expect(tab(`/attach ${folder}/ph`)).toBe(`/attach ${folder}/photos/`);
    expect(completionsOf(`/attach ${folder}/`, [])).toHaveLength(2);
    expect(completionsOf('/attach /nowhere/', [])).toEqual([]);
  });
});

describe('a file that a message names by @', () => {
  it('is completed as a shell writes it, and taken out of the message', () => {
    const plan = join(folder, 'plan of deck.pdf');
    writeFileSync(plan, '');
    const written = `the plan is @${folder}/plan\\ of\\ deck.pdf`;
    expect(tab(`the plan is @${folder}/pl`)).toBe(written);
    expect(mentionedFiles(`${written}, keep it`)).toEqual({
      text: 'the plan is plan of deck.pdf, keep it',
      files: [plan],
      missing: [],
    });
    expect(mentionedFiles(`@"${plan}" is it`)).toEqual({ text: 'plan of deck.pdf is it', files: [plan], missing: [] });
  });

  it('is none where there is no such file', () => {
    for (const text of ['meet me @ 10', 'dave@example.com', '@dave knows', `see x@${folder}`]) {
      expect(mentionedFiles(text)).toEqual({ text, files: [], missing: [] });
    }
    for (const [text, missing] of [
      ['keep @nothing.pdf.', 'nothing.pdf'],
      ['keep @"my plan"', '"my plan"'],
      ['keep @plans/deck', 'plans/deck'],
    ] as const)
      expect(mentionedFiles(text)).toEqual({ text, files: [], missing: [missing] });
    expect(labels('mail dave@')).toEqual([]);
  });
});

describe('a command of this computer', () => {
  it('tells what it printed, and how it ended', async () => {
    const local = new LocalCommand();
    expect(await local.run('printf "one\\ntwo\\n"')).toEqual(['one', 'two']);
    expect(await local.run('exit 3')).toEqual(['(nothing was printed)', '(ended with 3)']);
    expect((await local.run('seq 1 500')).slice(0, 2)).toEqual(['(the last 200 of 500 lines)', '301']);
    expect(local.interrupt()).toBe(false);
  });

  it('is stopped with what it began', async () => {
    const local = new LocalCommand();
    const ended = local.run('echo begun; sleep 60 & wait');
    expect(local.interrupt()).toBe(true);
    expect((await ended).at(-1)).toBe('(stopped: SIGTERM)');
  });

  it('begins with a ! and no word of its own', () => {
    expect(readLine('!ls -la')).toEqual({ type: 'local', command: 'ls -la' });
    expect(readLine('!! urgent')).toEqual({ type: 'message', text: '!! urgent' });
    expect(readLine('! careful')).toEqual({ type: 'unsure' });
  });
});

describe('files that are dropped on the terminal', () => {
  it('are told from text', () => {
    const plan = join(folder, 'plan of deck.pdf');
    const photo = join(folder, 'a.jpg');
    for (const file of [plan, photo]) writeFileSync(file, '');
    expect(droppedFiles(`'${plan}' ${photo} `)).toEqual([plan, photo]);
    expect(droppedFiles(plan.replaceAll(' ', '\\ '))).toEqual([plan]);
    expect(droppedFiles(`file://${plan.replaceAll(' ', '%20')}`)).toEqual([plan]);
    expect(droppedFiles(`look at ${photo}`)).toEqual([]);
    expect(droppedFiles(folder)).toEqual([]);
    expect(pathsIn('"my plan.pdf" b.pdf')).toEqual(['my plan.pdf', 'b.pdf']);
  });
});
