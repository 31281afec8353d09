import type { AssistantDeclaration } from '../assistants/assistant.ts';
import type { ToolDefinition } from '../models/ask.ts';
import type { Tool } from '../tools/tool.ts';

export const MORE_TOOLS = 'more_tools';

/** The tools an assistant is shown: what a request is plainly not about is left out, and can be asked for. */
export interface Toolbox {
  definitions(): ToolDefinition[];
  /** Adds the tools about something; false when there are none of that kind to add. */
  fetch(about: unknown): boolean;
}

/**
 * Every tool costs words in every model call. Tools of a topic whose words do not occur in what was said are left
 * out - unless no topic's words occur, when the request may be about anything. `before`: what was said just
 * before the request; `meantTools`: what the request may take by its words.
 */
export function toolboxFor(
  assistant: AssistantDeclaration,
  request: string,
  before: string,
  meantTools: readonly string[],
): Toolbox {
  const said = `${before}\n${request}`;
  const meant = new Set(meantTools);
  const concerns = ({ says, tools }: AssistantDeclaration['topics'][number]) =>
    says.test(said) || tools.some((tool) => meant.has(tool.name));
  const concerned = assistant.topics.filter(concerns);
  const shown = new Set(concerned.length ? concerned : assistant.topics);
  const left = () => assistant.topics.filter((topic) => !shown.has(topic));

  return {
    definitions() {
      const hidden = new Set(left().flatMap(({ tools }) => tools));
      // a tool of two topics is shown when one of them is
      for (const topic of shown) for (const tool of topic.tools) hidden.delete(tool);
      const names = left().map(({ about }) => about);
      return [
        ...assistant.tools.filter((tool) => !hidden.has(tool)).map(definition),
        ...(names.length ? [moreTools(names)] : []),
      ];
    },
    fetch(about) {
      const topic = left().find((one) => one.about === about);
      if (topic) shown.add(topic);
      return Boolean(topic);
    },
  };
}

const definition = (tool: Pick<Tool, 'name' | 'description' | 'parameters'>): ToolDefinition => ({
  type: 'function',
  function: { name: tool.name, description: tool.description, parameters: tool.parameters },
});

const moreTools = (names: string[]): ToolDefinition =>
  definition({
    name: MORE_TOOLS,
    description: 'Get your other tools.',
    parameters: { type: 'object', properties: { about: { type: 'string', enum: names } }, required: ['about'] },
  });
