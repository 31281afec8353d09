import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { COMES_BACK, FILE_FIELDS, STAYS_HERE, TAKEN_OUT_ONLY } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.dispose());

/** Of this app: the connections of other tests' apps in this process are closed. */
const models = () =>
  mongoose.connections
    .filter(({ readyState }) => readyState === mongoose.ConnectionStates.connected)
    .flatMap((connection) => Object.values(connection.models));

it('of every collection with an owner it is said whether it is in a copy of everything', () => {
  const owned = models().filter(({ schema }) => schema.path('user_id'));
  const said = [COMES_BACK, TAKEN_OUT_ONLY, STAYS_HERE].flatMap((tables) => Object.keys(tables));
  expect(said.toSorted()).toEqual(owned.map(({ modelName }) => modelName).toSorted());
});

it('nothing that comes back has a field that is secret, and every file is known', () => {
  for (const { modelName, schema } of models().filter((model) => model.modelName in COMES_BACK)) {
    const paths = Object.keys(schema.paths);
    expect(
      paths.filter((path) => /password|secret|token$|hash|key_/.test(path)),
      modelName,
    ).toEqual([]);
    const file = paths.find((path) => path.endsWith('file_path'));
    expect(file ?? FILE_FIELDS[modelName], modelName).toBe(FILE_FIELDS[modelName]);
  }
});
