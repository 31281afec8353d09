/** Words that stand between a name and what comes after it: none of them is part of a name. */
export const NAME_ENDS: ReadonlySet<string> = new Set(
  `a about actually after again all also an and another any are around as asap asked at away back be because been before being both but by
  call called calling came can cant change coming could cos cost costs did do does doing dont done down each email every first following
  for from get gets getting give go goes going good got had happy has hasnt have having he hed her here hes him his how i if im in
  into is isnt it its ive just keen last later let like live lives lot lots make mate may maybe me might mobile more moved much must my
  near need needed needs new next no not note now number of off ok on one only onto or other our out over paid past pay per phone ph plus please
  price priced put quick quickly rang reckon reckoned reckons really ring ringing said same saying says second see she shed shes should so some somebody
  someone soon sometime sort start started starting starts still straight such suburb take takes texted than thanks that thats the
  their them then there theres they theyd theyll theyre theyve think third this those three through till time to today tomorrow
  too two under until up update urgent us use usual via wanna want wanted wanting wants was wasnt we well went were weve what whats when where
  which while who whos whose why will wife wifes with without wont would yeah yep yes yesterday yet you your youre
  monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun
  january february march june july august september october november december week weeks month months day days hour hours
  morning arvo afternoon evening night noon weekend fortnight dollars bucks grand hundred thousand gst inc budget worth total
  client clients customer customers supplier suppliers job jobs project projects task quote invoice address details contact notes
  list book books file directory system record records
  street st road rd avenue ave drive dr court crescent cres place highway hwy lane parade terrace close circuit way
  mum dad brother sister husband daughter son neighbour neighbours owner tenant tenants landlord boss guy bloke lady fella
  him them hers theirs me existing regular old wanted confirmed accepted approved agreed booked signed won lost left heard spoke talked met saw`
    .split(/\s+/)
    .filter(Boolean),
);
/** Said before somebody's name and no part of it. */
export const BEFORE_NAMES =
  /^(?:(?:a|an|the|my|our|this|that|some|one|another|new|old|existing|regular|client|customer|supplier|mate|mates?|bloke|lady|guy|fella|woman|couple|named|called|by the name of|name of|is|client's|neighbour|owner)\s+)*/i;
export const PARTICLES: ReadonlySet<string> = new Set(
  'de da di du del della der den van von la le st san santa al el bin binti ten ter mac mc o te'.split(' '),
);
export const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|sir|father|fr|rev|uncle|aunty)\b\.?/i;
