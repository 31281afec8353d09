import { ASSISTANT_IDS } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { ownerOf } from '../models/builtin/lexicon/tools.ts';
import { ASSISTANT_TEAM } from './registry.ts';

describe('the team', () => {
  it('is the four of the contract, each with a prompt, tools and limits', () => {
    expect(Object.keys(ASSISTANT_TEAM)).toEqual([...ASSISTANT_IDS]);
    for (const assistant of Object.values(ASSISTANT_TEAM)) {
      expect(assistant.prompt.length).toBeGreaterThan(50);
      expect(assistant.tools.length).toBeGreaterThan(5);
      expect(assistant.limits.steps).toBe(12);
    }
  });

  it('keeps money, orders and jobs with their own assistants', () => {
    const holders = (tool: string) =>
      Object.values(ASSISTANT_TEAM).flatMap((one) => (one.tools.some((t) => t.name === tool) ? [one.id] : []));
    expect(holders('create_job')).toEqual(['jerry']);
    expect(holders('create_finance_record')).toEqual(['renea']);
    expect(holders('send_quote')).toEqual(['renea']);
    expect(holders('create_procurement_item')).toEqual(['sarah']);
    expect(holders('create_task')).toEqual(['michelle']);
    expect(holders('send_message')).toEqual(['michelle', 'sarah']);
  });
});

describe('the tools of the team', () => {
  const tools = Object.values(ASSISTANT_TEAM).flatMap((assistant) => assistant.tools);

  it('have lean schemas with a description for every argument that needs one', () => {
    for (const tool of tools) {
      const text = JSON.stringify(tool.parameters);
      expect(text, tool.name).not.toMatch(/\$schema|"pattern"|"maxLength"/);
      expect(text.length, tool.name).toBeLessThan(3_000);
      expect(tool.parameters.type).toBe('object');
    }
  });

  it('are handed by the built-in model to somebody who has them', () => {
    const astray = tools.filter(({ name }) => !ASSISTANT_TEAM[ownerOf(name)].tools.some((one) => one.name === name));
    expect(astray.map(({ name }) => name)).toEqual([]);
  });

  it('are told apart by name', () => {
    for (const assistant of Object.values(ASSISTANT_TEAM)) {
      const names = assistant.tools.map((tool) => tool.name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
