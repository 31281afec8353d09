import { quotedIn } from '../models/builtin/acts/kinds/priced-lines.ts';
for (const t of process.argv.slice(2)) console.log(t, JSON.stringify(quotedIn(t)));
