import { ASSISTANT_IDS, type AssistantId } from '@smoko/contract';
import { type Command, Option } from 'commander';
import type { JqFilter } from '../output/jq.ts';
import { withJq } from '../output/output.ts';

export interface ChatOptions {
  json?: boolean;
  jsonl?: boolean;
  quiet?: boolean;
  /** What of the turn, or with --jsonl of each event, by a jq program. */
  jq?: JqFilter;
  thread?: string;
  new?: boolean;
  agent?: AssistantId;
  /** Plain lines instead of a redrawn screen. */
  plain?: boolean;
  /** Files to send with the message. */
  attach?: string[];
}

/** Adds the options that `smoko ask` and `smoko chat` share. */
export function withTurnOptions(command: Command): Command {
  return withJq(command, 'what of the turn as JSON, or with --jsonl of each event, as jq has it')
    .addOption(new Option('--json', 'print the whole turn as JSON').conflicts(['jsonl', 'quiet']))
    .addOption(new Option('--jsonl', 'print what happens as it happens, one event a line').conflicts('quiet'))
    .option('-q, --quiet', 'print the answer only')
    .addOption(new Option('--thread <id>', 'go on with this conversation').conflicts('new'))
    .option('--new', 'start a new conversation')
    .addOption(new Option('--agent <name>', 'whom to talk to').choices(ASSISTANT_IDS))
    .option(
      '--attach <file>',
      'give a file with the message; may be repeated',
      (file: string, before: string[] = []) => [...before, file],
    );
}
