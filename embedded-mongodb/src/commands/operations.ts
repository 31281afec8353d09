import { Int32 } from 'bson';
import { toDouble } from '../bson/numbers.ts';
import { isNumber } from '../bson/types.ts';
import { killed } from '../engine/task.ts';
import { badValue } from '../errors.ts';
import type { CommandTable } from './command.ts';

/** What runs for longer than a slice; what is short is over before anybody could ask. */
export const operationCommands: CommandTable = {
  currentOp: {
    options: [],
    run: ({ engine }) => ({
      inprog: [...engine.tasks].map(({ id, name, started }) => ({
        opid: new Int32(id),
        active: true,
        op: 'command',
        command: { [name]: 1 },
        secs_running: new Int32(Math.floor((Date.now() - started) / 1000)),
      })),
      ok: 1,
    }),
  },
  killOp: {
    options: ['op'],
    run({ engine, command: { op } }) {
      if (!isNumber(op)) throw badValue("killOp needs 'op', the opid of what to end");
      for (const task of engine.tasks) if (task.id === toDouble(op)) task.interrupt(killed());
      return { info: 'attempting to kill op', ok: 1 };
    },
  },
};
