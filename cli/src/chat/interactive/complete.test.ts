import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { id, thread } from '../../testing/samples.ts';
import { completed, completionsOf } from './complete.ts';
import { droppedFiles, pathsIn } from './dropped-files.ts';

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
