import { AppError, discardDraft, invalid, listOutbox, sendDraft, updateDraft } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Filter } from '../../db/row-model.ts';
import { changeOf } from '../../db/stored.ts';
import { type Call, type Implementation, implement } from '../../domain/call.ts';
import type { OutboxFiles } from '../../domain/outbox/files.ts';
import { asOutboxItem, type OutboxRow, UNSENT } from '../../domain/outbox/store.ts';
import { listHandler } from '../../domain/tables/list-handler.ts';
import type { Contacts } from '../compose/recipient.ts';
import { signedSms } from '../compose/sms-text.ts';
import { assertNotOver, type Chased } from '../consent/over.ts';
import { isCommercial } from '../consent/promotion.ts';
import { assertTextable, assertWanted } from '../consent/wanted.ts';
import { alone } from './on-its-way.ts';
import { type OutboxQueue, WAITING } from './outbox.ts';

interface Parts {
  repository: Repository<OutboxRow>;
  outbox: OutboxQueue;
  files: Pick<OutboxFiles, 'drop'>;
  contacts: Contacts;
  chased: Chased;
  poke(): void;
}

/** A person's word sends these; nothing else ever sends again what failed or may have arrived. */
const SENDABLE: OutboxRow['status'][] = [...UNSENT, 'failed', 'unknown'];
const gone = () => new AppError('conflict', 'That message is on its way already.');

/** The messages that are there: listed, changed, sent and thrown away. */
export function outboxImplementations({ repository, outbox, files, contacts, chased, poke }: Parts): Implementation[] {
  const owned = (call: Call, id: string) => ({
    user_id: new Types.ObjectId(call.actor.userId),
    _id: new Types.ObjectId(id),
  });

  async function send(call: Call, before: OutboxRow) {
    const { channel, to } = before;
    const commercial = isCommercial(before);
    assertTextable({ channel, to }, call.actor.business.country);
    await assertWanted(call, { channel, to }, contacts.consent, commercial);
    await assertNotOver(call, before, chased);
    const { not_before, ...now } = outbox.leaving(call, {
      channel,
      to,
      body: before.body,
      commercial,
      byItself: false,
    });
    const held = (await outbox.isVerified(call.actor.userId)) ? {} : WAITING;
    const fresh = { attempt: null, attempts: 0, lease_until: null, retry_at: null, not_before };
    const after = await alone(call, repository, before, (sending) =>
      repository.update(
        call,
        String(before._id),
        { ...now, ...held, ...fresh, ...sending, commercial },
        before.version,
      ),
    );
    await outbox.noteInHistory(call, after);
    poke();
    return asOutboxItem(after);
  }

  return [
    implement(listOutbox, (call, { about, ...input }) =>
      listHandler(repository, (_, docs) => docs.map(asOutboxItem))(call, {
        ...input,
        ...(about === undefined ? {} : { about_account: about === 'account' }),
      }),
    ),

    implement(updateDraft, async (call, { id, subject, body }) => {
      const before = await repository.get(call, id);
      if (!UNSENT.includes(before.status)) throw gone();
      if (subject && before.channel === 'sms') throw invalid('subject', 'A text has no subject.');
      const fields = {
        ...(subject === undefined ? {} : { subject }),
        ...(body === undefined ? {} : { body }),
        ...(body !== undefined && before.channel === 'sms'
          ? { parts: signedSms(body, call.actor.business.name, isCommercial({ ...before, body })).parts }
          : {}),
      };
      return asOutboxItem(await repository.update(call, id, fields, before.version));
    }),

    implement(sendDraft, async (call, { id }) => {
      const before = await repository.get(call, id);
      const repeated = call.key !== null && before.applied_key === call.key;
      if (repeated) return asOutboxItem(before);
      if (!SENDABLE.includes(before.status)) throw gone();
      return send(call, before);
    }),

    implement(discardDraft, async (call, { id }) => {
      const before = await repository.findOne(call, { _id: new Types.ObjectId(id) });
      // thrown away by an earlier attempt of the same call
      if (!before && call.announced(repository.table, id)) return null;
      const doc = before ?? (await repository.get(call, id));
      await call.beforeWrite(changeOf(repository.table, 'delete', doc._id, doc, null));
      const waiting: Filter<OutboxRow> = {
        status: { $in: [...UNSENT, 'failed', 'queued'] },
        $or: [{ attempt: null }, { status: 'failed' }],
      };
      const { deletedCount } = await repository.model.deleteOne({ ...owned(call, id), ...waiting });
      if (!deletedCount) throw gone();
      await files.drop(call.actor.userId, doc._id);
      call.changes.push(changeOf(repository.table, 'delete', doc._id, doc, null));
      return null;
    }),
  ];
}
