import type { Key } from 'ink';
import { describe, expect, it } from 'vitest';
import { Composer } from './composer.ts';
import { type EditName, type Editor, edit, editorWith, insert } from './editor.ts';
import { KeyReader } from './keys.ts';
import { readLine } from './slash.ts';

const key = (over: Partial<Key> = {}): Key => ({
  upArrow: false,
  downArrow: false,
  leftArrow: false,
  rightArrow: false,
  pageDown: false,
  pageUp: false,
  home: false,
  end: false,
  return: false,
  escape: false,
  ctrl: false,
  shift: false,
  tab: false,
  backspace: false,
  delete: false,
  meta: false,
  super: false,
  hyper: false,
  capsLock: false,
  numLock: false,
  ...over,
});
const edits = (editor: Editor, ...names: EditName[]) => names.reduce(edit, editor);

describe('the line editor', () => {
  it('moves and deletes by what a person sees as one character', () => {
    const worker = '👷🏽‍♀️';
    expect(edits(editorWith(`a${worker}`), 'backspace')).toEqual({ text: 'a', cursor: 1 });
    expect(edits(editorWith(`a${worker}b`), 'left', 'left', 'delete')).toEqual({ text: 'ab', cursor: 1 });
  });

  it('knows words and lines', () => {
    expect(edits(editorWith('add a job '), 'killWord').text).toBe('add a ');
    expect(edits(editorWith('one\ntwo'), 'home')).toMatchObject({ cursor: 4 });
    expect(edits(editorWith('one\ntwo'), 'wordLeft', 'killToStart').text).toBe('one\ntwo');
    expect(edits(editorWith('one two'), 'home', 'wordRight', 'killToEnd').text).toBe('one');
    expect(insert(edits(editorWith('ac'), 'left'), 'b')).toEqual({ text: 'abc', cursor: 2 });
  });
});

describe('keys', () => {
  it('submits what came in one piece with its Enter', () => {
    expect(new KeyReader().read('hello\r', key())).toEqual([{ type: 'insert', text: 'hello' }, { type: 'submit' }]);
    expect(new KeyReader().read('ab\u007F\u0003', key()).map(({ type }) => type)).toEqual([
      'insert',
      'edit',
      'interrupt',
    ]);
  });

  it('does what a control key says that came in one piece with text', () => {
    const composer = new Composer();
    composer.insert('old words');
    for (const action of new KeyReader().read('\u0015new words\u0017line\u0001a \u0005', key())) {
      if (action.type === 'insert') composer.insert(action.text);
      if (action.type === 'edit') composer.edit(action.edit);
    }
    expect(composer.state).toEqual({ text: 'a new line', cursor: 10 });
    expect(new KeyReader().read('a\u0010\u0012', key()).map(({ type }) => type)).toEqual([
      'insert',
      'history',
      'search',
    ]);
  });

  it('takes a tab at the end for Tab, and one within a text for a space', () => {
    expect(new KeyReader().read('/jo\t', key())).toEqual([{ type: 'insert', text: '/jo' }, { type: 'complete' }]);
    expect(new KeyReader().read('a\tb', key())).toEqual([{ type: 'insert', text: 'a b' }]);
  });

  it('does not take the line breaks of a paste for Enter', () => {
    const reader = new KeyReader();
    expect(reader.read('[200~', key())).toEqual([]);
    expect(reader.read('one\rtwo\u001B', key())).toEqual([]);
    expect(reader.read('', key({ return: true }))).toEqual([]);
    expect(reader.read('three', key())).toEqual([]);
    expect(reader.read('[201~', key())).toEqual([{ type: 'paste', text: 'one\ntwo\nthree' }]);
    expect(reader.read('', key({ return: true }))).toEqual([{ type: 'submit' }]);
  });

  it('knows the usual control keys', () => {
    const reader = new KeyReader();
    expect(reader.read('c', key({ ctrl: true }))).toEqual([{ type: 'interrupt' }]);
    expect(reader.read('w', key({ ctrl: true }))).toEqual([{ type: 'edit', edit: 'killWord' }]);
    expect(reader.read('', key({ return: true, meta: true }))).toEqual([{ type: 'insert', text: '\n' }]);
    expect(reader.read('z', key({ ctrl: true }))).toEqual([]);
  });
});

describe('the prompt', () => {
  it('brings back earlier lines and the one that was begun', () => {
    const composer = new Composer();
    for (const line of ['one', 'two']) {
      composer.insert(line);
      composer.take();
    }
    composer.insert('dra');
    const seen = [-1, -1, -1, 1, 1, 1].map((step) => {
      composer.recall(step as 1 | -1);
      return composer.state.text;
    });
    expect(seen).toEqual(['two', 'one', 'one', 'two', 'dra', 'dra']);
  });

  it('shows a long paste as one word and sends all of it', () => {
    const composer = new Composer();
    composer.paste('a\nb');
    expect(composer.state.text).toBe('a\nb');
    composer.clear();
    composer.insert('Order: ');
    const list = Array.from({ length: 12 }, (_, i) => `item $& ${i}`).join('\n');
    composer.paste(list);
    expect(composer.state.text).toBe('Order: [paste 1: 12 lines]');
    expect(composer.take()).toBe(`Order: ${list}`);
  });

  it('finds what was written before, again and again', () => {
    const composer = new Composer({ lines: ['deck for Jen', 'gate', 'deck for Sam'], add: () => undefined });
    composer.insert('DECK');
    expect(composer.search()).toBe(true);
    expect(composer.state.text).toBe('deck for Sam');
    composer.search();
    expect(composer.state.text).toBe('deck for Jen');
    expect(composer.search()).toBe(false);
    composer.recall(1);
    expect(composer.state.text).toBe('gate');
  });

  it('tells commands from messages', () => {
    expect(readLine('  ')).toEqual({ type: 'empty' });
    expect(readLine('/UNDO 65 ')).toEqual({ type: 'command', name: 'undo', rest: '65' });
    expect(readLine('/exit')).toMatchObject({ name: 'quit' });
    expect(readLine('/frobnicate')).toEqual({ type: 'unknown', word: '/frobnicate' });
    expect(readLine('1/2 inch pipe')).toEqual({ type: 'message', text: '1/2 inch pipe' });
  });
});
