import { createTransport } from 'nodemailer';
import { postText } from '../support/messages.ts';
import type { TestServer } from '../support/server.ts';
import type { Letter } from './letters.ts';

/** Where the business is written to. */
export const OWN = { sms_number: '+61491570110', inbound_address: 'month@inbound.example.com' };
const AT_ONCE = 4;

/** Brings letters as the providers do. Gives those that were not taken, because the server died: they are brought again. */
export async function bring(server: TestServer, letters: readonly Letter[]): Promise<Letter[]> {
  const port = Number(/mail in +port (\d+)/.exec(server.output())?.[1]);
  const mailer = createTransport({ host: '127.0.0.1', port, secure: false, pool: true, maxConnections: 2 });
  const left = [...letters];
  const refused: Letter[] = [];
  const one = async (letter: Letter) => {
    const times = letter.twice ? [1, 2] : [1];
    const taken = await Promise.all(
      times.map(() => (letter.channel === 'sms' ? byText(server.url, letter) : byMail(mailer, letter))),
    );
    if (!taken.every(Boolean)) refused.push(letter);
  };
  const bringer = async () => {
    for (let letter = left.shift(); letter; letter = left.shift()) await one(letter);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, bringer));
  mailer.close();
  return refused;
}

const byText = (url: string, { id, from, body }: Letter): Promise<boolean> =>
  postText(url, { MessageSid: `SM${id}`, From: from, To: OWN.sms_number, Body: body }).then(
    ({ ok }) => ok,
    () => false,
  );

const byMail = (mailer: ReturnType<typeof createTransport>, letter: Letter): Promise<boolean> => {
  const { id, from, name, subject, body } = letter;
  const mail = { messageId: `<${id}@example.org>`, from: { name, address: from }, to: OWN.inbound_address };
  return mailer.sendMail({ ...mail, subject, text: body }).then(
    () => true,
    () => false,
  );
};
