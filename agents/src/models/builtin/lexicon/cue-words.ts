const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * Words that a request is put with, whatever it is about: they may stay over without anything being lost. No materials,
 * trades or names of things.
 */
export const CUE_WORDS: ReadonlySet<string> = new Set([
  // small words
  ...words(
    `a an the this that these those there here it its it's is are was were be been being am do does did done doing has have had
     having will would can could should shall may might must to of in on at by for from with without into onto off out over under up
     down about after before between during until till til since as if so then than and or but nor not no yes nope yep yeah nah
     i i'm im ive i've ill i'll me my mine myself we we're us our ours you u ya your yours he he's hes him his she she's shes her hers
     they they're theyre them em their theirs what what's whats when where which who who's whos why how all any each every some
     another other others same else both either only just also too very more most much many few less least own again still yet
     already ever never now back away here's theres there's thats that's n b e h w r thru through per ok okay because cos`,
  ),
  // asking and telling
  ...words(
    `please pls plz plse thanks thank thankyou ta cheers hi hey hello gday g'day kia ora mate bro cuz jerry michelle renea sarah team sorry
     want wants wanted need needs needed like lets let let's get gets got gotten give gives gave go goes going gonna gone come comes
     came put puts make makes made take takes took set sets add adds added create creates new start starts started starting make
     tell tells told say says said ask asks asked know knows think reckon reckons see look looks show check chuck whack bung pop stick
     throw flick shoot fire bring bump push move moves moved shift shifts swap change changes changed update updates updated fix mark
     marks marked tick log logs logged record note notes noted write wrote save saved keep kept remind reminder reminders nudge ring
     rings rang call calls called text texts txt email emails mail msg message messages send sends sent forward fwd order orders
     ordered buy grab pick picked quote quotes quoted invoice invoices invoiced bill bills billed charge charges charged cost costs
     price prices priced pay pays paid payment owe owes owing deposit cash card book books booked booking schedule due delivered
     delivery deliver delivers drop dropped landed arrived turned rocked finish finished finishes complete completed cancel cancelled
     delete deleted remove bin scrap wipe clear rid forget forgot raise draft drafted rename close open opened need gotta should dont
     don't doesnt doesn't wont won't cant can't didnt didn't isnt isn't heard hear favour favor thing things one ones lot bit whole rest
     everything everyone anything something someone somebody bloke lady guy fella bloke's mrs mr ms miss dr client clients customer
     customers supplier suppliers job jobs work works task tasks item items list number numbers mobile mob phone ph address site
     account details total budget amount dollars dollar bucks buck gst inc plus ex incl tax hours hour mins minutes day days week weeks
     month months fortnight year today tonight tomorrow tomoz tmrw yesterday morning arvo afternoon evening night noon midday time
     date end beginning next nxt last first second third coming early late later soon asap straight right actually instead wait oops
     meant mean wrong anyway hang no-worries easy good great sweet well kindly regards thanks expense expenses spent receipt receipts
     procurement materials material stock status pending overdue accepted declined sent wants their's hows how's quick quickly
     once twice double couple half dozen each ea apiece pair please've against towards under above yet anymore undo revert reverse smoko`,
  ),
  // numbers and days in words: their values are looked at for themselves
  ...words(
    `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
     twenty thirty forty fourty fifty sixty seventy eighty ninety hundred thousand grand k oh nought triple point
     monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun
     january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
     metre metres meter meters m mm cm litre litres l kg sqm cube cubes box boxes pack packs bag bags length lengths sheet sheets roll rolls`,
  ),
]);

/** Whether a word says only how something is put; joined by a hyphen it counts as written together. */
export const isCueWord = (word: string): boolean => CUE_WORDS.has(word) || CUE_WORDS.has(word.replaceAll('-', ''));
