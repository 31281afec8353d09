import type { Session } from '../session/session.ts';
import { clients } from './clients.ts';
import { jobs } from './jobs.ts';
import { refersTo } from './references.ts';
import { suppliers } from './suppliers.ts';

/** The flags for a message's client, supplier and job. */
export const contacts = (session: () => Session) => ({
  client_id: refersTo(session, clients),
  supplier_id: refersTo(session, suppliers),
  project_id: refersTo(session, jobs),
});
