/** First names that are one name among friends; a line each. Only what nobody would be surprised by. */
const SAME = `
  andrew andy drew | anthony tony | alexander alex | alexandra alex sandra | benjamin ben | catherine cathy kate | katherine kathy kate |
  charles charlie chas | christopher chris | christine chris | daniel dan danny | david dave davo | deborah deb debbie | donald don |
  edward ed eddie ted | elizabeth liz beth lizzie | francis frank | frederick fred | geoffrey geoff | gregory greg | harold harry |
  ian iain | jacqueline jacqui | james jim jimmy | janet jan | jeffrey jeff | jennifer jen jenny | jessica jess | john johnno jack |
  jonathan jon | joanne jo | joseph joe | joshua josh | judith judy | kenneth ken | kevin kev | kimberley kim | lawrence larry |
  leonard len | leslie les | margaret marg maggie peg | matthew matt | melissa mel | melanie mel | michael mick mike | mitchell mitch |
  nathan nate | nicholas nick | pamela pam | patricia trish tricia pat | patrick pat paddy | peter pete | philip phil | phillip phil |
  rebecca bec | richard rick dick ritchie | robert rob bob robbie bobby | ronald ron | russell russ | samantha sam sammy | samuel sam |
  stanley stan | stephen steve | steven steve | stuart stu | susan sue susie | suzanne sue suzie | terence terry | theresa terri |
  thomas tom tommy | timothy tim | trevor trev | victoria vicki | vincent vince | warren waz | wayne wazza | william bill will billy |
  amanda mandy | angela ange | barbara barb | barry baz bazza | bradley brad | bronwyn bron | cameron cam | damian damo | damien damo |
  danielle dani | darren daz dazza | desmond des | dominic dom | douglas doug | gabrielle gabby | gary gaz gazza | gavin gav | jason jase |
  jeremy jez | josephine jo josie | kathleen kath kathy | kathryn kath kathy | lachlan lachie | malcolm mal | murray muz muzza | natalie nat |
  natasha tash | nicola nicky | nicole nicky | philippa pip | raelene rae | raymond ray | rodney rod | sebastian seb | sharon shaz shazza |
  shane shano | stephanie steph | terrence terry | valerie val | vanessa ness | zachary zac zach
`
  .split('|')
  .map((line) => line.trim().split(/\s+/));

/** What a business calls itself, and what everybody calls it. */
const PLACES = `
  bowls bowlo | bowling bowlo | kindergarten kindy kinder | newsagency newsagent newsagents
`
  .split('|')
  .map((line) => line.trim().split(/\s+/));

const OTHERS = new Map<string, ReadonlySet<string>>();
for (const [full = '', ...short] of [...SAME, ...PLACES]) {
  // Sue is Susan and Suzanne, but Susan is not Suzanne
  for (const name of short) OTHERS.set(name, new Set([...(OTHERS.get(name) ?? []), full, ...short]));
  OTHERS.set(full, new Set([...(OTHERS.get(full) ?? []), ...short]));
}

/** What else somebody of that first name is called, or a place; lower case. Empty for most names. */
export const otherNames = (name: string): readonly string[] =>
  [...(OTHERS.get(name) ?? [])].filter((one) => one !== name);
