import { renameSync, writeFileSync } from 'node:fs';
import { LEARNT } from './learnt.ts';
import { train } from './train.ts';

// run by the server's build; a server that starts meanwhile reads the old one or the new one, never half of it
const draft = new URL('./learnt.draft.json', LEARNT);
writeFileSync(draft, JSON.stringify(train()));
renameSync(draft, LEARNT);
