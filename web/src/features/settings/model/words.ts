import { frozen, type ModelKind, type ModelSettings } from '@smoko/contract';

interface Words {
  label: string;
  /** What it keeps, and what it sends where. */
  about: string;
}

/** Each choice, with what becomes of the words of a conversation. */
export const KINDS: Readonly<Record<ModelKind, Words>> = frozen({
  default: { label: 'As this Smoko is set up', about: '' },
  builtin: {
    label: 'Built in',
    about:
      'Nothing leaves the machine that Smoko runs on. It costs nothing, answers at once, and knows the work of a trade.',
  },
  local: {
    label: 'A model server on this machine',
    about:
      'Ollama, LM Studio, llama.cpp or vLLM. The words of your conversations stay on the machine that Smoko runs on.',
  },
  openai: {
    label: 'OpenAI',
    about:
      'The words of your conversations, and the records that are shown for them, are sent to OpenAI. You pay OpenAI for what you use.',
  },
  other: {
    label: 'Another address',
    about:
      'Anything that speaks like OpenAI. The words of your conversations, and the records that are shown for them, are sent to whoever runs it.',
  },
});

/** Of what whoever runs the server set. */
export const aboutDefault = ({ name, host }: ModelSettings['default']): string =>
  host === null
    ? 'Now that is the built-in model: nothing leaves the machine that Smoko runs on.'
    : `Now that is ${name}: the words of your conversations, and the records that are shown for them, are sent to ${host}.`;

/** Small sums need more than two decimals: $0.0042. */
export function formatCost(dollars: number): string {
  const small = dollars > 0 && dollars < 0.1;
  return `$${dollars.toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: small ? 6 : 2 })}`;
}
export const formatCount = (count: number): string => count.toLocaleString('en-AU');
export const formatSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
