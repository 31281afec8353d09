// The suite's own words. They are made up here and taken from nowhere else, least of all from the product.

export const FIRST_NAMES = [
  'Abigail',
  'Ahmed',
  'Alofa',
  'Anneke',
  'Bill',
  'Bodhi',
  'Callum',
  'Chantelle',
  'Cosmo',
  'Daphne',
  'Dimity',
  'Eduardo',
  'Elspeth',
  'Fergus',
  'Fetu',
  'Giselle',
  'Grant',
  'Gulsen',
  'Harriet',
  'Hyacinth',
  'Imran',
  'Jarrah',
  'Jolene',
  'June',
  'Kahu',
  'Keiko',
  'Lachie',
  'Leonie',
  'Lwazi',
  'Mabel',
  'Malakai',
  'Manaia',
  'Marnie',
  'Nikolai',
  'Noelene',
  'Odette',
  'Pania',
  'Pasquale',
  'Quentin',
  'Rangi',
  'Reuben',
  'Rhonda',
  'Saoirse',
  'Shanelle',
  'Soraya',
  'Stavros',
  'Taika',
  'Thelma',
  'Tuan',
  'Ulrich',
  'Vaughan',
  'Verity',
  'Wilhelmina',
  'Xanthe',
  'Yolanda',
  'Zahra',
] as const;

export const LAST_NAMES = [
  'Achterberg',
  'Alcorn',
  'Baptiste',
  'Birchall',
  'Cavanagh',
  'Chowdhury',
  'Costigan',
  'Dalgleish',
  'Dogan',
  'Eastaugh',
  'Fairweather',
  'Faleolo',
  'Gallardo',
  'Gilchrist',
  'Haines',
  'Hohaia',
  'Ibrahim',
  'Iosefo',
  'Jankovic',
  'Karlsson',
  'Khoury',
  'Kowalczyk',
  'Lamont',
  'Latu',
  'Mahuika',
  'Marchetti',
  'Mbeki',
  'Nakagawa',
  'Nguyen-Hall',
  "O'Dwyer",
  'Okeke',
  'Pettigrew',
  'Petrovski',
  'Quilty',
  'Ratcliffe',
  'Rewi',
  'Sandhu',
  'Skeggs',
  'Sutcliffe',
  'Tangaroa',
  'Thistlewood',
  'Tranquada',
  'Underhill',
  'Vandersloot',
  'Venkatesan',
  'Wakefield',
  'Whaanga',
  'Xenakis',
  'Yarrow',
  'Zielinski',
] as const;

export const BUSINESSES = [
  'Banksia Dental',
  'Bluegum Childcare',
  'Cockatoo Cafe',
  'Dunes Surf Club',
  'Ferntree Library',
  'Glasshouse Gallery',
  'Kowhai Kindergarten',
  'Lorikeet Motel',
  'Manuka Bakery',
  'Mallee Medical',
  'Pipi Beach Cabins',
  'Pohutukawa Lodge',
  'Redback Gym',
  'Tamarind Kitchen',
  'Waratah Bowls Club',
] as const;

/** [suburb with state and postcode, the suburb alone] */
export const SUBURBS = [
  ['Bega NSW 2550', 'Bega'],
  ['Bendigo VIC 3550', 'Bendigo'],
  ['Cronulla NSW 2230', 'Cronulla'],
  ['Geelong VIC 3220', 'Geelong'],
  ['Glenorchy TAS 7010', 'Glenorchy'],
  ['Ipswich QLD 4305', 'Ipswich'],
  ['Katoomba NSW 2780', 'Katoomba'],
  ['Mackay QLD 4740', 'Mackay'],
  ['Merimbula NSW 2548', 'Merimbula'],
  ['Moss Vale NSW 2577', 'Moss Vale'],
  ['Mudgee NSW 2850', 'Mudgee'],
  ['Napier 4110', 'Napier'],
  ['Orange NSW 2800', 'Orange'],
  ['Palmerston North 4410', 'Palmerston North'],
  ['Picton NSW 2571', 'Picton'],
  ['Rotorua 3010', 'Rotorua'],
  ['Tauranga 3110', 'Tauranga'],
  ['Timaru 7910', 'Timaru'],
  ['Wagga Wagga NSW 2650', 'Wagga Wagga'],
  ['Yass NSW 2582', 'Yass'],
] as const;

export const STREETS = [
  'Acacia Ave',
  'Bellbird Cres',
  'Clarence St',
  'Dalley St',
  'Emu Rd',
  'Foundry Lane',
  'Grevillea Dr',
  'Hinemoa St',
  'Jetty Rd',
  'Kauri Pl',
  'Lagoon St',
  'Macrocarpa Way',
  'Nelson Pde',
  'Orchard Rd',
  'Parade St',
  'Queens Rd',
  'Rata St',
  'Station St',
  'Tui Tce',
  'Victoria Ave',
] as const;

export interface Work {
  /** As the title of a job. */
  title: string;
  /** As one says it: "book Mabel in for ...". */
  noun: string;
  /** As a thing to do: "can you ...". */
  verb: string;
  /** Found in any sensible name of the job. */
  rx: string;
  /** One word that means this job and no other here. */
  word: string;
}

const work = (title: string, verb: string, rx: string, word: string, noun = title.toLowerCase()): Work => ({
  title,
  verb,
  rx,
  word,
  noun,
});

export const WORKS: readonly Work[] = [
  work('Ducted Heating Service', 'service the ducted heating', 'heat|duct', 'heating'),
  work('Hot Water Changeover', 'change over the hot water unit', 'hot\\s?water', 'hot water'),
  work('Driveway Slab', 'pour the driveway slab', 'driveway|slab', 'driveway'),
  work('Paling Fence', 'put up a paling fence', 'fence|paling', 'fence'),
  work('Splashback Tiling', 'tile the splashback', 'splash|til', 'splashback'),
  work('Palm Removal', 'take out the palm', 'palm', 'palm'),
  work('Switchboard Upgrade', 'upgrade the switchboard', 'switch\\s?board', 'switchboard'),
  work('Carpet Laying', 'lay the carpet', 'carpet', 'carpet'),
  work('Deadlock Fitting', 'fit a deadlock', 'dead\\s?lock', 'deadlock'),
  work('Pool Filter Service', 'service the pool filter', 'pool|filter', 'pool'),
  work('Gutter Replacement', 'replace the gutters', 'gutter', 'gutter'),
  work('Flyscreen Repair', 'repair the flyscreens', 'fly\\s?screen', 'flyscreen'),
  work('Retaining Wall', 'build a retaining wall', 'retain|wall', 'retaining wall'),
  work('Ensuite Waterproofing', 'waterproof the ensuite', 'ensuite|waterproof', 'ensuite'),
  work('Solar Panel Clean', 'clean the solar panels', 'solar|panel', 'solar'),
  work('Pergola Build', 'build the pergola', 'pergola', 'pergola'),
  work('Stump Grinding', 'grind the stumps', 'stump', 'stump'),
  work('Bore Pump Repair', 'fix the bore pump', 'bore|pump', 'bore pump'),
  work('Render Patching', 'patch the render', 'render', 'render'),
  work('Skylight Install', 'put in a skylight', 'sky\\s?light', 'skylight'),
  work('Cold Room Regas', 'regas the cold room', 'cold\\s?room|re-?gas', 'cold room'),
  work('Staircase Varnish', 'varnish the staircase', 'stair|varnish', 'staircase'),
  work('Garage Door Motor', 'fit a garage door motor', 'garage|motor', 'garage'),
  work('Septic Inspection', 'inspect the septic', 'septic', 'septic'),
  work('Chimney Sweep', 'sweep the chimney', 'chimney', 'chimney'),
  work('Irrigation Upgrade', 'upgrade the irrigation', 'irrigation', 'irrigation'),
];

export interface Goods {
  /** Plural, as ordered. */
  name: string;
  /** What one of them is called in "{price} a ...". */
  one: string;
  rx: string;
}

const goods = (name: string, one: string, rx: string): Goods => ({ name, one, rx });

export const GOODS: readonly Goods[] = [
  goods('bags of concrete', 'bag', 'concrete'),
  goods('boxes of tek screws', 'box', 'screw'),
  goods('sheets of villaboard', 'sheet', 'villa\\s?board'),
  goods('tubes of silicone', 'tube', 'silicone'),
  goods('rolls of builders plastic', 'roll', 'plastic'),
  goods('lengths of merbau', 'length', 'merbau'),
  goods('drums of sealer', 'drum', 'sealer'),
  goods('packs of insulation', 'pack', 'insulation'),
  goods('buckets of grout', 'bucket', 'grout'),
  goods('tins of undercoat', 'tin', 'undercoat'),
  goods('coils of garden hose', 'coil', 'hose'),
  goods('downlights', 'light', 'down\\s?light'),
  goods('brass taps', 'tap', 'tap'),
  goods('steel posts', 'post', 'post'),
  goods('galvanised brackets', 'bracket', 'bracket'),
  goods('smoke alarms', 'alarm', 'alarm'),
];

/** Things on an order already: the name as it stands in the list, and a word for it. */
export const ORDERED: readonly (readonly [string, string])[] = [
  ['Aluminium window frames', 'window frames'],
  ['Porcelain basin', 'basin'],
  ['Hardwood battens', 'battens'],
  ['Mixer tap chrome', 'mixer tap'],
  ['Ridge vents', 'ridge vents'],
  ['Limestone blocks', 'limestone blocks'],
  ['Reo mesh', 'reo mesh'],
  ['Toughened glass', 'toughened glass'],
  ['Blind track', 'blind track'],
  ['Extractor fan', 'extractor fan'],
];

/** [name, one word of it, specialty] */
export const SUPPLIERS: readonly (readonly [string, string, string])[] = [
  ['Tradeway Timber', 'Tradeway', 'Timber'],
  ['Harbourside Hardware', 'Harbourside', 'Hardware'],
  ['Copperline Electrical', 'Copperline', 'Electrical'],
  ['Southern Cross Plumbing', 'Southern Cross', 'Plumbing'],
  ['Stonemart Pavers', 'Stonemart', 'Pavers'],
  ['Tasman Steel', 'Tasman', 'Steel'],
  ['Wombat Paints', 'Wombat', 'Paint'],
  ['Kiwi Fixings', 'Kiwi Fixings', 'Fixings'],
  ['Everglaze Glass', 'Everglaze', 'Glass'],
  ['Quarryside Concrete', 'Quarryside', 'Concrete'],
];

/** [to do, what any sensible name of the task holds] */
export const CHORES: readonly (readonly [string, string])[] = [
  ['renew the trailer rego', 'rego|trailer'],
  ['return the wet saw', 'saw'],
  ['pick up the sample boards', 'sample|board'],
  ['lodge the BAS', '\\bbas\\b'],
  ['clean out the ute', 'ute'],
  ['drop off the spare keys', 'keys?'],
  ['sharpen the chainsaw', 'chain\\s?saw'],
  ['call the building certifier', 'certifier'],
  ['sort out the insurance papers', 'insurance|papers'],
  ['test the ladder feet', 'ladder'],
  ['book the asbestos inspection', 'asbestos|inspection'],
  ['swap the gas bottle', 'gas|bottle'],
  ['service the generator', 'generator'],
  ['restock the first aid kit', 'first aid|kit'],
  ['scan the dockets', 'dockets?'],
];

/** Money spent, as one names it. */
export const COSTS = [
  'diesel',
  'parking',
  'tip fees',
  'drill bits',
  'tolls',
  'paint brushes',
  'skip hire',
  'work boots',
  'sandpaper',
  'ute tyres',
  'scaffold hire',
  'saw blades',
] as const;

/** Reserved for fiction; the last digits vary. */
export const MOBILES = [
  '0491 570 156',
  '0491 570 157',
  '0491 570 158',
  '0491 570 159',
  '0491 570 110',
  '0491 570 313',
  '0491 570 737',
  '0491 571 266',
  '0491 571 491',
  '0491 571 804',
  '0491 572 549',
  '0491 572 665',
  '0491 572 983',
  '0491 573 770',
  '0491 573 087',
  '0491 574 118',
  '0491 574 632',
  '0491 575 254',
  '0491 575 789',
  '0491 576 398',
] as const;

export const USERS = [
  { name: 'Robbie Tanner', business: 'Tanner Property Services', location: 'Queanbeyan NSW' },
  { name: 'Mere Walker', business: 'Walker Trades', location: 'Wollongong NSW' },
  { name: 'Deb Castellano', business: 'Castellano Constructions', location: 'Melbourne VIC' },
] as const;
