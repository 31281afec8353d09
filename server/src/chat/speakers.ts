import type { AssistantId } from '@smoko/contract';
import { idFromKey } from '../domain/call.ts';
import type { Clock } from '../domain/clock.ts';
import type { MessageRow } from '../domain/conversation/models.ts';
import { amendCards, type Cards, type OpenMessage, openMessage } from './open-message.ts';

/** The messages of a turn while they are being said: one of each who speaks. */
export interface Speakers {
  /** Opens the message of who begins to speak, or goes on with it. Its id follows from run and speaker. */
  open(speaker: string, assistant: AssistantId): OpenMessage;
  find(speaker: string): OpenMessage | undefined;
  all(): OpenMessage[];
  /** It has changed since it was stored; `whole`: in more than its text. */
  touch(message: OpenMessage, whole: boolean): void;
  /** Shows what a card has become where one of them has it. */
  amend(cards: Cards): void;
}

/** `touched` is called after every change. */
export function createSpeakers(run: MessageRow, clock: Clock, touched: () => void): Speakers {
  const messages = new Map<string, OpenMessage>();
  const asked = run.asked_at ?? run.created_at;

  const touch: Speakers['touch'] = (message, whole) => {
    if (message.status === 'done') message.response_ms ??= clock.now().getTime() - asked.getTime();
    message.dirty = true;
    message.whole ||= whole;
    touched();
  };

  return {
    touch,
    find: (speaker) => messages.get(speaker),
    all: () => [...messages.values()],
    open(speaker, assistant) {
      const known = messages.get(speaker);
      const message = known ?? openMessage(idFromKey(`${String(run.run_id)}:${speaker}`).toHexString(), assistant);
      if (message.assistant !== assistant) message.whole = true;
      message.assistant = assistant;
      messages.set(speaker, message);
      return message;
    },
    amend(cards) {
      for (const message of messages.values()) if (amendCards(message, cards)) touch(message, true);
    },
  };
}
