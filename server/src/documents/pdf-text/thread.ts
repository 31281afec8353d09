import { parentPort, workerData } from 'node:worker_threads';
import { textOf } from './text-of.ts';

/** More than this in one piece is no invoice: a small file that unpacks to gigabytes ends here, and not with the process. */
const MOST_BYTES_AT_ONCE = 48 * 1024 * 1024;

/** Memory of typed arrays is not counted by the limits that a thread is begun with: so it is where each is made. */
const Unbounded = globalThis.Uint8Array;
globalThis.Uint8Array = new Proxy(Unbounded, {
  construct(made, given: unknown[], asked) {
    if (typeof given[0] === 'number' && given[0] > MOST_BYTES_AT_ONCE) throw new RangeError('That is too much.');
    const array: object = Reflect.construct(made, given, asked === globalThis.Uint8Array ? made : asked);
    return array;
  },
});

const port = parentPort;
if (!port) throw new Error('This is the thread that reads PDFs and is not started by itself.');
// one file, one thread: whatever it did to the thread is over with it
const { data }: { data: Uint8Array } = workerData;
void textOf(data).then((read) => port.postMessage(read));
