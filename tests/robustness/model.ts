// --model openai: any chat-completions endpoint, the one OPENAI_ variables name or a scripted one of our own.
import { startStandIn } from '../support/openai-stand-in.ts';
import { sensible } from '../support/sensible.ts';

/** A model behind the chat-completions protocol, as the server's variables name it. */
export interface ModelUsed {
  /** For headings: "gpt-5-mini", "scripted endpoint". */
  name: string;
  /** The endpoint is our own: says nothing of how well a language model understands. */
  scripted: boolean;
  env: Record<string, string>;
  close(): Promise<void>;
}

const VARIABLES = ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL'] as const;

/** Undefined for the built-in model. Throws for a name there is not. */
export async function modelNamed(name: string | undefined): Promise<ModelUsed | undefined> {
  if (name === undefined || name === 'builtin') return undefined;
  if (name !== 'openai') throw new Error(`There is no model ${name}: builtin, openai.`);
  const env = Object.fromEntries(
    VARIABLES.flatMap((variable) => {
      const value = process.env[variable]?.trim();
      return value ? [[variable, value]] : [];
    }),
  );
  if (env.OPENAI_API_KEY || env.OPENAI_BASE_URL) {
    return { name: env.OPENAI_MODEL ?? 'the endpoint’s default model', scripted: false, env, close: async () => {} };
  }
  const standIn = await startStandIn(sensible, { keepRequests: false });
  return { name: 'scripted endpoint', scripted: true, env: { ...standIn.env }, close: standIn.close };
}

const PREFIX = 'EVAL_';

/** The runner keeps OPENAI_ variables from the server it starts: they get there under other names, never on a command line. */
export function commandWith(model: ModelUsed | undefined): { command: string; env: Record<string, string> } {
  const entries = Object.entries(model?.env ?? {});
  const given = entries.map(([name]) => `${name}="$${PREFIX}${name}" `).join('');
  return {
    command: `${given}node server/dist/main.js`,
    env: Object.fromEntries(entries.map(([name, value]) => [PREFIX + name, value])),
  };
}

/** What a reader of the numbers has to know first. */
export const aboutModel = ({ scripted }: ModelUsed): string =>
  scripted
    ? `With \`--model openai\` and no key: the server talks to an endpoint of the tests' own over the real protocol, with streamed
tool calls. The endpoint has only the requests to go by, but works out its answers by the built-in model's rules, so these
numbers tell of the protocol, the prompts' blocks, the tool schemas and the guard, and nothing of how well a language model
understands tradies.\n\n`
    : '';
