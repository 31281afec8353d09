/**
 * Words of work and of what it is done to. After somebody's name they begin what is to be done: "priya sharma hot
 * water system". They are how a name typed in small letters is told from the work beside it. One trade a line.
 */
const LISTED = `
fix repair replace install fit refit supply build rebuild make remake demolish demo remove strip rip gut clear clean
service check inspect test measure quote callout call-out maintenance maintain renovate reno renovation renovations extend extension
rehang hang mount move shift lift lower raise level relevel restump patch plug seal reseal glue screw bolt weld cut trim
connect hook hookup disconnect reconnect relocate convert upgrade swap change changeover unblock clear adjust align
finish start do redo sort look wire rewire plumb paint repaint stain oil varnish sand resand polish prep prime undercoat
tile retile grout regrout regrouting caulk waterproof render rerender plaster skim set cornice gyprock insulate line clad reclad
brick rebrick block lay relay pave repave concrete pour slab form dig excavate trench auger backfill compact grade
landscape mow turf mulch prune fell stump grind chip plant weed hedge tree trees gum gums wattle palm palms conifer conifers branch branches lawn lawns garden gardens garden-bed
roof roofing reroof tiles gutter gutters guttering downpipe downpipes flashing flashings fascia fascias eaves soffit ridge valley
skylight skylights whirlybird leaf guard sarking colorbond iron leak leaks leaking leaky blocked broken cracked busted dodgy jammed
stuck squeaky rotten rotted rusted faulty dripping running loose sagging old new some
deck decks decking pergola patio verandah veranda balcony carport garage shed gazebo awning awnings cubby stairs stair steps step
handrail handrails balustrade balustrades ramp railing railings screen screens screening privacy louvre louvres shutter shutters roller
fence fences fencing gate gates paling palings post posts retaining wall walls letterbox mailbox driveway path paths paving pavers
kitchen bathroom bathrooms ensuite laundry toilet toilets loo vanity vanities bath shower showers basin sink sinks tap taps
mixer mixers cistern spa pool pools sauna tub splashback benchtop benchtops cabinet cabinets cabinetry cupboard cupboards wardrobe wardrobes robe
robes shelf shelves shelving pantry island hood rangehood oven cooktop stove dishwasher fridge dryer washing machine
door doors window windows flyscreen flyscreens lock locks deadlock latch latches handle handles hinge hinges glass glazing pane
floor floors flooring floorboards floorboard timber carpet lino vinyl laminate parquetry hybrid skirting skirtings architrave architraves
ceiling ceilings hallway hall bedroom bedrooms lounge living room rooms dining study office loft attic basement house unit
granny flat interior exterior inside outside internal external front back side rear upstairs downstairs top
hot water hws heater heaters gas pipe pipes pipework sewer drain drains drainage stormwater pump pumps tank tanks septic backflow
solar panels panel battery inverter switchboard meter power powerpoint powerpoints gpo gpos light lights lighting downlight downlights
fan fans exhaust smoke alarm alarms cable cabling data tv antenna intercom cctv camera cameras ev charger circuit safety switch rcd
aircon air-con ac a/c split system systems ducted duct ducts ducting regas heat heating cooling ventilation hrv fireplace chimney flue
wood burner stack bricks brickwork blockwork mortar repoint repointing render rendering stone stonework retaining sleeper sleepers
concrete concreting slab footing footings formwork reo exposed aggregate kerb crossover asphalt bitumen gravel spoil
asbestos termite termites pest mould damp leak rising underpin underpinning subfloor stumps joists bearers beam beams lintel truss
trusses frame frames framing stud studs cladding weatherboard weatherboards hardie sheet sheets ply formply mdf gyprock plasterboard
insulation batts sisalation render paint painting sanding tiling grouting plastering rendering paving decking wiring plumbing
roofing glazing welding fabrication steel steelwork metalwork ironwork scaffold scaffolding rendering fitout fit-out shopfit shop
bar counter sign signage hoist crane bobcat excavator tipper skip rubbish removal bin wardrobe blinds blind curtain curtains curtain-rail
pelmet picture hooks flatpack trampoline swing playground sandpit clothesline hills hoist tv wall-mount bracket brackets
box boxed compressor lockout lockouts rekey rekeying rekeyed line-marking marking swap relocate reglaze reglazed regas rezinc
handyman odd jobs work works job jobs project maintenance touchups touch-ups touch-up defects snag snags second fix first rough-in
rough roughin fitoff fit-off certificate compliance inspection report assessment estimate audit
small big large full half single double triple bit couple few bunch lot whole entire bunch load metre metres meter
`;
const WORK_WORDS: ReadonlySet<string> = new Set(LISTED.split(/\s+/).filter(Boolean));

/** Words that begin what is to be done, whoever it is done for: a chunk with one of them is the work. */
const ENDINGS = /^(?:re)?\p{L}{3,}(?:ing|ings|ment|ation)$/u;
/** Names that end like work. */
const NAMES_LIKE_WORK = new Set(
  `king browning harding fielding manning golding fleming wing ping ming ling ding ting xing ying jing qing hastings
  cummings jennings hemmings billings rawlings keating bunting dowling gosling sterling stirling darling dearing pickering
  dunning spalding wilding downing canning banning channing whiting cushing hearing loring goring goding lessing schelling
  redding reading belling pilling hilling dilling sibling ewing irving irving clement beaumont vincent`.split(/\s+/),
);

/** "regrouting" and "restumping" are work, listed or not; "Fleming" is not. */
export function isWork(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’]s$/, '');
  if (WORK_WORDS.has(plain) || WORK_WORDS.has(plain.replace(/e?s$/, ''))) return true;
  return ENDINGS.test(plain) && !NAMES_LIKE_WORK.has(plain);
}

/** Said of anything: these alone make no chunk the work. */
const ANY_WORK: ReadonlySet<string> = new Set(
  `job jobs work works project do start finish look check change old new some form frame line house unit room inside outside front back side top
  small big large full half double single bit couple few bunch lot whole entire load first second looking coming going being having getting thinking
  starting finishing something anything nothing morning evening living running including following meeting paying waiting asking ringing calling`.split(
    /\s+/,
  ),
);
/** A word that tells what is to be done, or what to. */
export const isWorkProper = (word: string): boolean => !ANY_WORK.has(word.toLowerCase()) && isWork(word);
