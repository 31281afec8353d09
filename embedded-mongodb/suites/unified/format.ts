import type { Document } from 'mongodb';

/* The parts used here of the unified test format, https://github.com/mongodb/specifications, unified-test-format. */

export interface UnifiedFile {
  description: string;
  runOnRequirements?: Requirement[];
  createEntities?: Record<string, Document>[];
  initialData?: CollectionData[];
  tests: UnifiedTest[];
}

export interface Requirement {
  minServerVersion?: string;
  maxServerVersion?: string;
  topologies?: string[];
  auth?: boolean;
  csfle?: unknown;
  serverParameters?: Document;
}

export interface CollectionData {
  databaseName: string;
  collectionName: string;
  createOptions?: Document;
  documents: Document[];
}

export interface UnifiedTest {
  description: string;
  runOnRequirements?: Requirement[];
  skipReason?: string;
  operations: Operation[];
  expectEvents?: ExpectedEvents[];
  outcome?: CollectionData[];
}

export interface Operation {
  name: string;
  object: string;
  arguments?: Document;
  ignoreResultAndError?: boolean;
  expectError?: Document;
  expectResult?: unknown;
  saveResultAsEntity?: string;
}

export interface ExpectedEvents {
  client: string;
  eventType?: string;
  ignoreExtraEvents?: boolean;
  events: Record<string, Document>[];
}

const parts = (version: string): number[] => version.split('.').map(Number);
function compareVersions(a: string, b: string): number {
  const [x, y] = [parts(a), parts(b)];
  for (let at = 0; at < 3; at++) if ((x[at] ?? 0) !== (y[at] ?? 0)) return (x[at] ?? 0) - (y[at] ?? 0);
  return 0;
}

/** Whether a server of that version, the primary of a replica set without sign-in, is one the test is for. */
export const meets = (requirements: Requirement[] | undefined, version: string): boolean =>
  !requirements ||
  requirements.some(
    ({ minServerVersion, maxServerVersion, topologies, auth, csfle, serverParameters }) =>
      (!minServerVersion || compareVersions(version, minServerVersion) >= 0) &&
      (!maxServerVersion || compareVersions(version, maxServerVersion) <= 0) &&
      (!topologies || topologies.includes('replicaset')) &&
      auth !== true &&
      !csfle &&
      !serverParameters,
  );
