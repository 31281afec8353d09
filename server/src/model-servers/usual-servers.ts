import { frozen } from '@smoko/contract';

/** Where the usual servers listen unless they are told otherwise. */
export const USUAL_SERVERS: readonly { name: string; base_url: string }[] = frozen([
  { name: 'Ollama', base_url: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', base_url: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', base_url: 'http://127.0.0.1:8080/v1' },
  { name: 'vLLM', base_url: 'http://127.0.0.1:8000/v1' },
]);
