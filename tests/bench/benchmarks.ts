import { benchmark as agentTasks } from './agent-tasks.ts';
import { benchmark as agentTurn } from './agent-turn.ts';
import { benchmark as builtInTurn } from './built-in-turn.ts';
import { benchmark as cliList } from './cli-list.ts';
import { benchmark as cliStart } from './cli-start.ts';
import { benchmark as issue } from './issue.ts';
import { benchmark as lighthouse } from './lighthouse.ts';
import { benchmark as list } from './list.ts';
import { benchmark as money } from './money.ts';
import { benchmark as neighbours } from './neighbours.ts';
import type { Benchmark } from './report.ts';
import { benchmark as site } from './site.ts';
import { benchmark as webOpened } from './web-opened.ts';
import { benchmark as webSize } from './web-size.ts';
import { benchmark as webSpeed } from './web-speed.ts';

/** Of these a short round is one of the tests (bench.test.ts). */
export const HERE: readonly Benchmark[] = [
  agentTurn,
  agentTasks,
  builtInTurn,
  neighbours,
  list,
  money,
  issue,
  cliStart,
  cliList,
  webSize,
  webSpeed,
  webOpened,
];

/** These fetch Lighthouse from the package registry: their short round is a test of what wants more (tests/services). */
export const WITH_LIGHTHOUSE: readonly Benchmark[] = [lighthouse, site];

export const BENCHMARKS: readonly Benchmark[] = [...HERE, ...WITH_LIGHTHOUSE];
