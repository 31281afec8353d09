import { toDouble } from '../bson/numbers.ts';
import { type Doc, isDoc, isNumber } from '../bson/types.ts';
import { failedToParse, ServerError, typeMismatch } from '../errors.ts';
import { CursorReply } from '../wire/reply.ts';
import { commandName, type Reply } from './command.ts';

/** What every command may carry, transactions' ends included. Throws when it asks for what is not here. */
export function checkGenericOptions(command: Doc): void {
  checkWriteConcern(command.writeConcern);
  checkApiVersion(command);
  if (command.readConcern !== undefined) checkReadConcern(command.readConcern, command);
}

const LEVELS = ['local', 'available', 'majority', 'linearizable', 'snapshot'];

/**
 * One server answers from its last commit, which is every level but `snapshot`. That is what a transaction reads; a read
 * outside would need the same state for all its batches and for the session's later reads.
 */
function checkReadConcern(readConcern: unknown, { autocommit, startTransaction }: Doc): void {
  if (!isDoc(readConcern)) throw typeMismatch("BSON field 'readConcern' is the wrong type, expected an object");
  const { level = 'local', atClusterTime } = readConcern;
  if (!LEVELS.includes(String(level))) throw failedToParse(`unknown readConcern level '${String(level)}'`);
  if (atClusterTime !== undefined) throw invalid('atClusterTime is not supported by the embedded server');
  if (autocommit !== false) {
    if (level === 'snapshot')
      throw invalid(
        "readConcern 'snapshot' outside of a transaction is not supported by the embedded server: read in a transaction",
      );
    return;
  }
  if (startTransaction !== true) throw invalid('Only the first command in a transaction may specify a readConcern');
  if (level === 'available' || level === 'linearizable')
    throw invalid(`The readConcern level '${level}' is not supported in a transaction`);
}

const invalid = (why: string): ServerError => new ServerError(72, 'InvalidOptions', why);

/**
 * The answer to a write that asked for more members than there are: as in MongoDB the write is done, and the answer
 * says that it is not where it was wanted.
 */
export function withWriteConcern(command: Doc, reply: Reply): Reply {
  if (!wantsMoreMembers(command.writeConcern)) return reply;
  const error = new ServerError(100, 'UnsatisfiableWriteConcern', 'Not enough data-bearing nodes');
  if (reply instanceof CursorReply) throw error;
  const { code, codeName, message: errmsg } = error;
  return { ...reply, writeConcernError: { code, codeName, errmsg, errInfo: { writeConcern: command.writeConcern } } };
}

const wantsMoreMembers = (writeConcern: unknown): boolean =>
  isDoc(writeConcern) && isNumber(writeConcern.w) && toDouble(writeConcern.w) > 1;

const MODES = ['majority'];
const FIELDS = ['w', 'j', 'wtimeout', 'fsync', 'provenance'];

/** A number of members, or `majority`, which one server always is. */
function checkWriteConcern(writeConcern: unknown): void {
  if (writeConcern === undefined) return;
  if (!isDoc(writeConcern)) throw typeMismatch("BSON field 'writeConcern' is the wrong type, expected an object");
  const unknown = Object.keys(writeConcern).find((name) => !FIELDS.includes(name));
  if (unknown)
    throw new ServerError(40415, 'Location40415', `BSON field 'writeConcern.${unknown}' is an unknown field.`);
  const { w = 1 } = writeConcern;
  if (typeof w === 'string') {
    if (!MODES.includes(w))
      throw new ServerError(
        79,
        'UnknownReplWriteConcern',
        `No write concern mode named '${w}' found in replica set configuration`,
      );
    return;
  }
  const members = isNumber(w) ? toDouble(w) : Number.NaN;
  if (!Number.isInteger(members) || members < 0 || members > 50)
    throw failedToParse('w has to be a non-negative number and not greater than 50');
}

/** The commands of version 1 of the stable API that are here. */
const STABLE = new Set(
  `abortTransaction aggregate collMod commitTransaction count create createIndexes delete drop dropDatabase dropIndexes
  endSessions explain find findAndModify findandmodify getMore hello insert killCursors killSessions listCollections
  listDatabases listIndexes ping refreshSessions update`.split(/\s+/),
);

function checkApiVersion(command: Doc): void {
  const { apiVersion, apiStrict, apiDeprecationErrors } = command;
  if (apiVersion === undefined) {
    if (apiStrict !== undefined || apiDeprecationErrors !== undefined)
      throw new ServerError(322, 'APIVersionError', "apiStrict and apiDeprecationErrors need an 'apiVersion'");
    return;
  }
  if (apiVersion !== '1')
    throw new ServerError(322, 'APIVersionError', `API version '${String(apiVersion)}' is not known, only "1" is`);
  const name = commandName(command);
  if (apiStrict === true && !STABLE.has(name))
    throw new ServerError(
      323,
      'APIStrictError',
      `Provided apiStrict:true, but the command ${name} is not in API Version 1`,
    );
}
