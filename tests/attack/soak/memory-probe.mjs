// Loaded into the server's process by the soak (NODE_OPTIONS=--import): every so often a line about its memory and how
// long its event loop kept everybody waiting, into the file SMOKO_MEMORY_FILE.
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const { SMOKO_MEMORY_FILE: file, SMOKO_MEMORY_MS: every } = process.env;

if (isMainThread && file) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const MB = 1024 * 1024;
  const timer = setInterval(() => {
    // what is left behind, not what lies about
    collect();
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
    const [longest, p99] = [delay.max / 1e6, delay.percentile(99) / 1e6];
    delay.reset();
    const line = {
      at: Date.now(),
      rss: rss / MB,
      heap: heapUsed / MB,
      external: (external + arrayBuffers) / MB,
      longest,
      p99,
    };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }, Number(every));
  timer.unref();
}
