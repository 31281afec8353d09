/** What tells "4" the number from "4" for "for". */
const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** After these it is "for" whatever stands before, save the words below. */
export const SURELY_FOR = list(
  'the a an my our his her their your me him them us it this that these those everyone anyone mr mrs ms miss dr tomorrow today tonight monday tuesday wednesday thursday friday saturday sunday mon tues wed thurs fri sat next now free real which what',
);
/** Before the number four: a count, a time, a place, or work done on four things. */
export const COUNTED = list(
  `and plus with of to from or x by at in on per add added extra another about around roughly only just make makes made that it its
  these those the my our last first next every all each some till until before after between unit no number level lot flat room shop suite
  get got order buy grab need needs want wants bring brought use used take put have has had is are was were them us me
  fit install replace rehang hang paint fix supply lay cut drill patch swap change service clean remove mount wire seal tile sand prime
  grind build erect plumb hook pour render plaster stain oil repair ordered bought quantity qty max min under over page step stage phase`,
);
/** After the number four. "job 4 is done" names a job. */
export const AFTER_COUNT = list(
  `x off of am pm more less extra each ea percent by and or mm cm m lm km kg l is was has needs done due now
  jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december
  day days week weeks month months hour hours hr hrs minute minutes min mins night nights year years
  big small large new old more double single spare dozen doz pairs pair k grand hundred thousand bucks dollars`,
);
/** Names that end in s and are no plural. */
export const NAMES_IN_S = list(
  `james thomas chris lucas nicholas ross marcus silas angus francis dennis doris gladys iris frances phyllis agnes jess tess bess carlos
  nikos costas jonas elias tobias rhys jones williams davies evans roberts harris hughes edwards collins morris rogers lewis ellis andrews
  adams phillips stevens simmons watts mills woods hodges sims nicholls reynolds matthews peters daniels`,
);
