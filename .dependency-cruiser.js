/** Which room may import which. The comment of a rule says what to do instead. */
const only = (room, allowed, instead) => ({
  name: `${room}-imports-only`,
  severity: 'error',
  comment: instead,
  from: { path: `^${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(contract|agents|server|web|cli|embedded-mongodb|tests)/',
    pathNot: `^(${[room, ...allowed].join('|')})/`,
  },
});

export default {
  forbidden: [
    only('contract', [], 'contract depends on zod alone: move the code to the room that needs it, or the type here.'),
    only('agents', ['contract'], 'agents know contract and LangChain: take what you need through the tool context.'),
    only('embedded-mongodb', [], 'embedded-mongodb is a database: it knows nothing of Smoko.'),
    only('server', ['contract', 'agents', 'embedded-mongodb'], 'server knows contract and agents only.'),
    only('web', ['contract'], 'web talks to the server through the contract client.'),
    only('cli', ['contract'], 'cli talks to the server through the contract client.'),
    {
      name: 'embedded-only-in-server-db',
      severity: 'error',
      comment: 'Only server/src/db starts the embedded database; everything else talks to Mongoose.',
      from: { path: '^server/', pathNot: '^server/src/db/' },
      to: { path: '^embedded-mongodb/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'The domain never sees a request, a socket or an agent: pass data in, return data out, or emit a change.',
      from: { path: '^server/src/domain/' },
      to: { path: '^(server/src/(http|realtime|chat|channels|inbound)/|agents/|node_modules/(express|socket\\.io)/)' },
    },
    {
      name: 'db-below-domain',
      severity: 'error',
      comment:
        'db knows how records are stored, not what they mean: pass in what it needs (server/src/db/write-call.ts).',
      from: { path: '^server/src/db/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/', pathNot: '^server/src/db/' },
    },
    {
      name: 'mongoose-in-db-and-domain',
      severity: 'error',
      comment: 'Mongoose stays in db and domain: ask a service instead.',
      from: { path: '^server/src/(http|realtime|channels|inbound/(intake|queue|read))/', pathNot: '\\.test\\.ts$' },
      to: { path: '^node_modules/mongoose/' },
    },
    {
      name: 'inbound-above-chat',
      severity: 'error',
      comment: 'What came in may start a conversation; a conversation knows nothing of how a message came in.',
      from: { path: '^server/src/chat/' },
      to: { path: '^server/src/inbound/' },
    },
    {
      name: 'only-intake-knows-http',
      severity: 'error',
      comment: 'A message is taken in by inbound/intake alone; once it is on file nothing depends on how it came.',
      from: { path: '^server/src/inbound/', pathNot: '^server/src/inbound/intake/|\\.test\\.ts$' },
      to: { path: '^(server/src/(http|realtime)/|server/src/inbound/intake/webhooks/|node_modules/express/)' },
    },
    {
      name: 'agents-arrows',
      severity: 'error',
      comment: 'graph -> assistants -> tools; tools never import assistants or the graph.',
      from: { path: '^agents/src/(tools|models)/' },
      to: { path: '^agents/src/(graph|assistants)/' },
    },
    {
      name: 'decide-before-dialogue',
      severity: 'error',
      comment: 'A request is decided by its words and the records; dialogue uses that: who is meant stands in records.',
      from: { path: '^agents/src/models/builtin/(decide|records|extract|lexicon)/' },
      to: { path: '^agents/src/models/builtin/dialogue/' },
    },
    {
      name: 'agents-know-no-server-library',
      severity: 'error',
      comment: 'agents know no Mongoose and no Express: take what you need through the tool context.',
      from: { path: '^agents/' },
      to: { path: '^node_modules/(express|mongoose|mongodb|socket\\.io)/' },
    },
    {
      name: 'no-feature-imports-feature',
      severity: 'error',
      comment: 'Features do not know each other: lift the shared part to web/src/components or web/src/lib.',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'components-and-lib-below-features',
      severity: 'error',
      comment: 'components and lib are below features and app.',
      from: { path: '^web/src/(components|lib)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'assistant-ui-in-chat',
      severity: 'error',
      comment: 'assistant-ui is at 0.x: every use of it stays in features/chat.',
      from: { path: '^web/src/', pathNot: '^web/src/features/chat/' },
      to: { path: '^node_modules/(@assistant-ui|assistant-stream)' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Break the circle: lift the shared part out.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared-dependencies',
      severity: 'error',
      comment: 'Add the package to this workspace, pinned exactly.',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|tests/eval/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
