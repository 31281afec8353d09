import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError, invalid } from '@smoko/contract';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { isRecord, isTooDeep, type Json, type JsonRecord } from './exact-json.ts';
import { MANIFEST, type Manifest, type ManifestEntry, manifestSchema, RECORD_FILES } from './manifest.ts';

const MOST_ENTRIES = 200_000;
/** Bytes: what the zip says of each file beside its content is kept until the end. */
const [LONGEST_NAME, MOST_BESIDE] = [300, 100];
const LARGEST_MANIFEST = 64 << 20;
const MOST_UNPACKED = 4 * 1024 ** 3;
/** Of one record, as text: the database takes no larger one. */
const LONGEST_LINE = 16 << 20;
const NEWLINE = 0x0a;

const NONE = 'Nothing was brought back.';
const NO_COPY = `That file is no copy of everything. Choose the zip that "Everything (zip)" gave you, as it was. ${NONE}`;
export const refused = (why: string): AppError => invalid('file', `That copy ${why}. ${NONE}`);

/** A copy of everything that was opened. Its parts are held against the manifest as they are read. */
export interface Copy {
  manifest: Manifest;
  /** Reads one entry to its end; throws AppError where it is not what the manifest says. */
  content(entry: ManifestEntry): AsyncGenerator<Buffer>;
  /** The records of one file, one after the other. */
  records(path: string): AsyncGenerator<JsonRecord>;
  close(): void;
}

/** Opens a zip and looks at what is in it: names and sizes, no content but the manifest. Throws AppError for what is no copy. */
export async function openCopy(file: string): Promise<Copy> {
  const zip = await openPromise(file, { autoClose: false, strictFileNames: true }).catch(() => {
    throw invalid('file', NO_COPY);
  });
  try {
    const entries = await entriesOf(zip);
    const manifest = await manifestOf(zip, entries);
    const listed = new Map(manifest.entries.map((entry) => [entry.path, entry]));
    assertListed(manifest, entries);
    const content = (entry: ManifestEntry) => unpacked(zip, entries.get(entry.path), entry);
    return {
      manifest,
      content,
      async *records(path) {
        const entry = listed.get(path);
        if (!entry) throw refused(`has no ${path}`);
        let count = 0;
        for await (const line of linesOf(content(entry))) {
          count += 1;
          yield recordIn(line, path);
        }
        if (count !== entry.records) throw refused(`does not hold as many records in ${path} as its manifest says`);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw refused('holds more files than can be brought back');
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileNameLength > LONGEST_NAME || entry.extraFieldLength + entry.fileCommentLength > MOST_BESIDE)
        throw invalid('file', NO_COPY);
      if (entries.has(entry.fileName)) throw refused(`holds ${short(entry.fileName)} twice`);
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    // names that lead elsewhere, a directory that is not whole
    throw error instanceof AppError ? error : invalid('file', NO_COPY);
  }
  return entries;
}

async function manifestOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Manifest> {
  const entry = entries.get(MANIFEST);
  if (!entry || entry.uncompressedSize > LARGEST_MANIFEST) throw invalid('file', NO_COPY);
  const chunks: Buffer[] = [];
  for await (const chunk of opened(zip, entry)) chunks.push(chunk);
  const parsed = manifestSchema.safeParse(parse(Buffer.concat(chunks)));
  if (!parsed.success)
    throw refused(
      'has a manifest that this version of Smoko cannot read. It may be of a newer version, or was changed',
    );
  return parsed.data;
}

/** Every file is in the manifest, and everything in the manifest is there, with that size. */
function assertListed(manifest: Manifest, entries: ReadonlyMap<string, Entry>): void {
  const listed = new Set(manifest.entries.map(({ path }) => path));
  if (listed.size !== manifest.entries.length || listed.size !== entries.size - 1)
    throw refused('does not hold the files that its manifest names');
  const unpackedBytes = manifest.entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (unpackedBytes > MOST_UNPACKED) throw refused('is too large once it is unpacked');
  for (const { path, bytes } of manifest.entries)
    if (entries.get(path)?.uncompressedSize !== bytes)
      throw refused(`was changed: ${short(path)} is not what its manifest says`);
  for (const path of RECORD_FILES) if (!listed.has(path)) throw refused(`lacks ${path}`);
}

async function* unpacked(zip: ZipFile, entry: Entry | undefined, wanted: ManifestEntry): AsyncGenerator<Buffer> {
  if (!entry) throw refused(`lacks ${short(wanted.path)}`);
  const hash = createHash('sha256');
  for await (const chunk of opened(zip, entry)) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== wanted.sha256)
    throw refused(`was changed: ${short(wanted.path)} is not what its manifest says`);
}

/** The content of an entry. More or less of it than was declared ends it, as does what cannot be unpacked. */
async function* opened(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    const stream: Readable = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) yield chunk;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refused(`is damaged: ${short(entry.fileName)} cannot be unpacked`);
  }
}

async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]);
      rest = [];
      length = 0;
      start = end + 1;
    }
    rest.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > LONGEST_LINE) throw refused('holds a record that is too large');
  }
  if (length > 0) throw refused('ends in the middle of a record');
}

function recordIn(line: Buffer, path: string): JsonRecord {
  const record = parse(line);
  if (!isRecord(record)) throw refused(`holds a line in ${path} that is no record`);
  if (isTooDeep(record)) throw refused('holds a record that is nested too deeply');
  return record;
}

/** undefined for what is no JSON in UTF-8. */
function parse(text: Buffer): Json | undefined {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch {
    return undefined;
  }
}

const short = (name: string): string => name.slice(0, 100);
