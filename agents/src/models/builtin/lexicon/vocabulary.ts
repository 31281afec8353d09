/**
 * The closed list that misspelt words are repaired to: words the assistant reads requests by. No materials, trades or
 * names, since a wrong repair there would change a record.
 */
const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export const VOCABULARY: readonly string[] = [
  ...words('monday tuesday wednesday thursday friday saturday sunday'),
  ...words('january february march april august september october november december'),
  ...words(
    'today tonight tomorrow yesterday morning afternoon evening midday weekend weekends fortnight fortnightly weekly monthly three',
  ),
  ...words(
    'day days week weeks month months hours minutes first second third fourth every starting before after until between',
  ),
  // record nouns
  ...words(
    'invoice invoices invoiced invoicing quote quotes quoted quoting quotation estimate client clients customer customers',
  ),
  ...words('supplier suppliers project projects budget deposit payment payments receipt receipts expense expenses'),
  ...words('reminder reminders task tasks address email phone mobile number delivery deliveries material materials'),
  ...words('schedule scheduled status account balance amount overdue outstanding quantity price details'),
  // verbs of requests
  ...words(
    'create created order ordered ordering reorder remind cancel cancelled deliver delivered delivering receive received',
  ),
  ...words('complete completed finish finished started change changed update updated delete remove record reschedule'),
  ...words('organise arrange confirm confirmed accept accepted decline declined arrived message forward chase'),
  ...words(
    'start coming going chuck bring called spent rename booked total stick instead doing waiting asked place placed books write turned',
  ),
  ...words(
    'saying raise transfer moved shift sorted actually check against draft bought enter entered people business prices',
  ),
  ...words(
    'clear assign approved agreed rejected owing forget wants needs needed picked worth shoot flick knock whack logged texts',
  ),
  ...words('emails charge charged still single whole truck issue terms progress'),
  // small words
  ...words(
    'other again under after please about because their there would could should everyone anything which where though through another',
  ),
  // counted in
  ...words(
    'dollars hundred thousand sheets lengths metres litres boxes packets rolls buckets pallets cartons bundles dozen couple',
  ),
  ...words('dollar sheet length metre litre packet bucket pallet carton bundle hour week fortnights'),
];

/** Real words and names one slip away from the list above, trade words first: never repaired. */
export const NOT_TYPOS: ReadonlySet<string> = new Set([
  ...words(
    'brackets buckled baskets pickets pockets pellets palettes tacks tanks trough troughs marsh mulch mounting mooring starter',
  ),
  ...words(
    'starters coupler couplers coupling couplings coupled dozer dozers primer prime primed crate crates crete rafter rafters',
  ),
  ...words(
    'roller rollers roles sheeting lengthen boxed boxer charge charged charges chance chances weeds weed pavement bundler',
  ),
  ...words(
    'sealer sealed tasker tracks receiver receivers remote remotes reporter protect protects projector meters meter metros',
  ),
  ...words(
    'alter altered older orderly phony prone prune abort abut world wound winch these three theme trees throat thorough',
  ),
  ...words(
    'thought thoughts tough forth forty fourteen firth thirds seconds quite quota quotas quoin quotient invoke involve involved',
  ),
  ...words(
    'involves invoked evoke detail detailed stated states staring stating status statue furnish furnished finnish complex',
  ),
  ...words(
    'compete competed compel computed compacted completely conform recorded records reword rewind remained remainder remand',
  ),
  ...words(
    'match matched matches chose threw complied canceled numbered declared destined decided reserved relieved deceive archived derive arrive arrives arrival accent access except accessed',
  ),
  ...words(
    'expensive expand expended creative creature credited credit deadline deducted deleted dilute contact massage messenger',
  ),
  ...words(
    'passage weakly weakened standing stacking stalling string strata supplied supplies supply suppler customary costume costumer',
  ),
  ...words(
    'customise custom addressed accounted recount mount valance balanced collar valiance quantify remodel removed removal',
  ),
  ...words(
    'sundry sunny sundae thinks thank theirs thirst though trough cloud whether weather whither neither another anyhow',
  ),
  ...words(
    'arrange arranged arranges organised organisation organiser organic emailed except expect until untie tiles lather later',
  ),
  ...words(
    'cancels cancellation chisel deliverer declines prince price prize pride phones drive minute hourly monthly',
  ),
  ...words(
    'stuart staring starring starr stars stats stark stall stalls stoll goring gluing being boring combing chock chick stack stuck',
  ),
  ...words(
    'sticky stock sticker stickers palace wrote writes written writer tuned raised raises rise moves shaft shafts shifts drift',
  ),
  ...words(
    'brought bough prince priced cleary cleaning packed pickled whale while worthy shout shot flock fleck track tracks trick shingle',
  ),
  ...words(
    'shingles singe signal staying swaying dosing dozing doping shorted sported culled caller charger approve reject rejects agree',
  ),
  ...words('agrees issued texting thing things others aster udder wack totals transfers stocked stacked stocks stacks'),
  // typed without their apostrophe
  ...words(
    'theyre theyve theyll youre youve theres theirs thats whats wheres heres didnt doesnt hasnt havent isnt arent wasnt',
  ),
  ...words('werent wouldnt couldnt shouldnt'),
  // shops, names and places
  ...words('mitre mitres metro metroll reece sheer pocket packer packers lengthy tradie tradies trade trades'),
  ...words(
    'clint cline munday monte marco marchi marcia marsha martha pryce augusta augustus avril junie mandy sandy wendy friel',
  ),
  ...words('tuesley thurso decker denver novak octavia clement clements estelle hunter hurst sheena'),
]);
