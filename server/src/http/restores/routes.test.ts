import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { Types } from 'mongoose';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { errorHandler } from '../error-handler.ts';
import { createIncoming, type Incoming } from '../uploads/incoming.ts';
import { restoreRoutes } from './routes.ts';

const id = new Types.ObjectId();
const at = '2026-11-20T00:00:00.000Z';
const done = {
  id: String(id),
  user_id: String(id),
  created_at: at,
  updated_at: at,
  version: 2,
  status: 'done' as const,
  made_at: at,
  content_sha256: 'ab',
  records: 12,
  files: 3,
  error: null,
};

let folder: string;
let incoming: Incoming;
let server: Server;
const reported: unknown[] = [];

/** Signed in by a session that has just proved it. */
const signedIn: RequestHandler = (req, _res, next) => {
  req.user = { user: { _id: id }, session: { confirmed_at: new Date() }, via: 'cookie' } as never;
  next();
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'smoko-restores-'));
  incoming = createIncoming(folder);
  reported.length = 0;
  const router = restoreRoutes({
    everything: { bringBack: async () => done } as never,
    incoming,
    idempotency: {} as never,
    signedIn: [signedIn],
    onRestored: () => Promise.reject(new Error('the log is full')),
    report: (error) => reported.push(error),
  });
  server = express()
    .use(router)
    .use(errorHandler(pino({ level: 'silent' })))
    .listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
});
afterEach(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true });
});

it('everything that came back is answered as that, whatever becomes of the note in the log', async () => {
  const body = new FormData();
  body.set('file', new Blob(['a zip']), 'smoko.zip');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/restores`;
  const answer = await fetch(url, { method: 'POST', body });
  expect([answer.status, await answer.json()]).toMatchObject([201, { status: 'done', records: 12, files: 3 }]);
  expect(reported).toEqual([new Error('the log is full')]);
  await expect.poll(() => readdirSync(incoming.folder)).toEqual([]);
});
