import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Model, Services } from '@smoko/agents';
import { createVisitor, dayNamed, extract, planInbound, runTurn, workInbound, writeText } from '@smoko/agents';
import { type ChatEvent, procurementItems, projects, suppliers } from '@smoko/contract';
import { createChat } from '../../../server/src/chat/create-chat.ts';
import type { Actor } from '../../../server/src/domain/actor.ts';
import { createCall } from '../../../server/src/domain/call.ts';
import { createDiskStore } from '../../../server/src/files/disk-store.ts';
import { createLogger } from '../../../server/src/logging.ts';
import { openTestDomain } from '../../../server/src/testing/domain.ts';

/** The server's domain and chat on the embedded database: every acknowledged write is on the disk. */
export async function openShop(model: Model) {
  const testDomain = await openTestDomain();
  const log = createLogger('error');
  const rooms = { createVisitor, extract, planInbound, runTurn, workInbound, dayNamed, writeText };
  const understandFor = () => model.understand;
  const load = async () => ({ ...rooms, modelFor: () => model, understandFor, close: async () => undefined });
  const { domain, bus } = testDomain;
  const files = createDiskStore(join(tmpdir(), 'smoko-no-files'));
  const chat = createChat({
    domain,
    files,
    bus,
    load,
    papers: { read: async () => [], recorded: async () => [] },
    actorOf: async () => null,
    log,
  });
  domain.executor.add(chat.implementations);
  const { clock } = domain.executor;

  return {
    /** A database of the rivals' own on the same server. */
    db: testDomain.database.connection.getClient().db('rivals'),

    /** Somebody new, with the job and the supplier that the message names. */
    async newOwner(): Promise<Actor> {
      const actor = testDomain.newActor();
      await testDomain.call(actor, projects.operations.create, { job_name: 'Kitchen rewire', job_number: '1001' });
      await testDomain.call(actor, suppliers.operations.create, { name: 'Reece', phone: '02 5550 4411' });
      return actor;
    },

    /** The operations themselves, for tools that are used by somebody else's graph: no guard, no receipts, no keys. */
    services: (actor: Actor): Services => ({
      read: (operation, input) => testDomain.call(actor, operation, input),
      write: async (operation, input) => ({
        status: 'done',
        output: await testDomain.call(actor, operation, input),
        receipt: null,
      }),
    }),

    /** A message in a new conversation, as the API takes it, until the conversation is free again. */
    async say(actor: Actor, message: string): Promise<string> {
      const call = createCall(actor, clock);
      const thread = await chat.conversation.start(call, 'jerry', null);
      const threadId = String(thread._id);
      const free = freed(threadId);
      const { run } = await chat.say(call, { threadId, message });
      await free;
      const { model: messages } = chat.conversation.messages;
      const said = await messages.find({ user_id: actor.userId, run_id: run.run_id, role: 'assistant' }).lean();
      return said.map(({ content }) => String(content)).join('\n');
    },

    ordered: async (actor: Actor) => (await testDomain.call(actor, procurementItems.operations.list, {})).data,

    async close() {
      await chat.close(0);
      await testDomain.close();
    },
  };

  function freed(threadId: string): Promise<void> {
    return new Promise((done) => {
      const onChat = (_userId: string, event: ChatEvent) => {
        if (event.type !== 'thread' || event.thread_id !== threadId || event.thread.running) return;
        bus.off('chat', onChat);
        done();
      };
      bus.on('chat', onChat);
    });
  }
}
