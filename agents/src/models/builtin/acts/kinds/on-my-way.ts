import { ON_MY_WAY_MINUTES } from '@smoko/contract';
import { type Act, act } from '../act.ts';
import { isDone, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const TELL = '(?:(?:can you|could you|please|pls|just|quickly)\\s+)*(?:tell|text|sms|message|msg|let|shoot|send)';
const ON_THE_WAY =
  "(?:i(?:['’]?m| am)|we(?:['’]?re| are)|im)?\\s*(?:now\\s+)?(?:on (?:my|our|the) way|omw|heading (?:over|there)|leaving)(?:\\s+(?:now|to (?:her|him|them)|there|over))*";
const WHEN =
  "(?:(?:and|i(?:['’]?ll| will)|we(?:['’]?ll| will)|will|be|should be|there|away|in|about|around|approx|roughly|say|eta|bout)\\s+)*(?<time>\\d{1,2}\\s*(?:mins?|minutes|m)\\b|half an hour|half hour|an hour|one hour|1 hour)(?:\\s+away)?";
/** "tell karen im on my way, 20 mins" and nothing else: whoever says more writes a message of their own. */
const SAID = new RegExp(
  `^${TELL}\\s+(?<who>[\\p{L}'’ .-]{2,40}?)(?:\\s+know)?(?:\\s+that)?\\s+${ON_THE_WAY}(?:[\\s,;.:-]+${WHEN})?(?:\\s*(?:please|thanks|ta|cheers))?[\\s.!]*$`,
  'iu',
);
/** Minutes as the message can say them; undefined: none were said; null: others. */
function minutesIn(time: string | undefined): number | undefined | null {
  if (!time) return undefined;
  const minutes = /half/i.test(time) ? 30 : /hour/i.test(time) ? 60 : Number.parseInt(time, 10);
  return ON_MY_WAY_MINUTES.some((known) => known === minutes) ? minutes : null;
}

/** "tell Karen I'm on my way, 20 mins": her one job of today. Without one, or with other minutes, it is a message like any other. */
export function onMyWay({ text, values }: Piece, { records, facts }: Scene): Act | null {
  const said = SAID.exec(text.trim());
  const client = values.named.client?.value.record;
  if (!said || client?.kind !== 'client') return null;
  const minutes = minutesIn(said.groups?.time);
  const [job, other] = records.filter(
    (one) => one.kind === 'job' && one.client === client.name && one.date === facts.today && !isDone(one),
  );
  if (minutes === null || !job || other) return null;
  return act('on_my_way', { job: job.id, minutes }, client, wholeOf(text));
}
