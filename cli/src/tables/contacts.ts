import type { Session } from '../session/session.ts';
import { clients } from './clients.ts';
import { jobs } from './jobs.ts';
import { refersTo } from './references.ts';
import { suppliers } from './suppliers.ts';

/** Who a message is from or goes to, and what it is about. */
export const contacts = (session: () => Session) => ({
  client_id: refersTo(session, clients),
  supplier_id: refersTo(session, suppliers),
  project_id: refersTo(session, jobs),
});
