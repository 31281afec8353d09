import { type ClaimState, NZ_TOWNS } from '@smoko/contract';

/** Where a business is, from the words of `business_location`. First match wins within each list. */

export interface Place {
  timeZone: string;
  country: 'AU' | 'NZ';
  /** Whose law holds there; null where that is not told. */
  state: ClaimState | null;
}

/** The state that keeps the time of its capital; the ACT keeps that of Sydney and says so. */
const CAPITALS = {
  Sydney: 'NSW',
  Melbourne: 'VIC',
  Brisbane: 'QLD',
  Perth: 'WA',
  Adelaide: 'SA',
  Hobart: 'TAS',
  Darwin: 'NT',
} as const satisfies Record<string, ClaimState>;

const place = (city: string, state: ClaimState): Place => ({ timeZone: `Australia/${city}`, country: 'AU', state });
const au = (city: keyof typeof CAPITALS): Place => place(city, CAPITALS[city]);
const nz = (city = 'Auckland'): Place => ({ timeZone: `Pacific/${city}`, country: 'NZ', state: 'NZ' });
const ACT = place('Sydney', 'ACT');

/** Of a clock that is set to one of ours; undefined for any other. */
export function placeOfZone(zone: string): Place | undefined {
  if (/^(?:Pacific\/(?:Auckland|Chatham)|NZ(?:-CHAT)?)$/.test(zone))
    return { timeZone: zone, country: 'NZ', state: 'NZ' };
  return /^(?:Australia\/\w+|Pacific\/Norfolk|Indian\/(?:Christmas|Cocos))$/.test(zone)
    ? // several states share a time
      { timeZone: zone, country: 'AU', state: null }
    : undefined;
}

/** Places that do not keep the time of their state. */
export const EXCEPTIONS: readonly [words: string, place: Place][] = [
  ['broken hill', place('Broken_Hill', 'NSW')],
  ['lord howe', place('Lord_Howe', 'NSW')],
  ['eucla', place('Eucla', 'WA')],
  ['norfolk island', { timeZone: 'Pacific/Norfolk', country: 'AU', state: null }],
  ['christmas island', { timeZone: 'Indian/Christmas', country: 'AU', state: null }],
  ['cocos', { timeZone: 'Indian/Cocos', country: 'AU', state: null }],
  ['chatham island', nz('Chatham')],
];

export const STATES: readonly [words: string, place: Place][] = [
  ['new zealand', nz()],
  ['aotearoa', nz()],
  ['nz', nz()],
  ['new south wales', au('Sydney')],
  ['nsw', au('Sydney')],
  ['australian capital territory', ACT],
  ['act', ACT],
  ['victoria', au('Melbourne')],
  ['vic', au('Melbourne')],
  ['queensland', au('Brisbane')],
  ['qld', au('Brisbane')],
  ['western australia', au('Perth')],
  ['wa', au('Perth')],
  ['south australia', au('Adelaide')],
  ['sa', au('Adelaide')],
  ['tasmania', au('Hobart')],
  ['tas', au('Hobart')],
  ['northern territory', au('Darwin')],
  ['nt', au('Darwin')],
];

/** Towns as people write them without a state, by zone. */
const TOWNS: readonly [place: Place, names: string][] = [
  [nz(), NZ_TOWNS],
  [
    au('Sydney'),
    'sydney,penrith,parramatta,newcastle,wollongong,central coast,gosford,maitland,wagga wagga,albury,port macquarie,' +
      'tamworth,orange,dubbo,bathurst,lismore,coffs harbour,byron bay,tweed heads,nowra,goulburn,queanbeyan,' +
      'blacktown,liverpool,campbelltown,bankstown,hornsby,manly,bondi,katoomba,lithgow,mudgee,armidale,inverell,moree,' +
      'narrabri,griffith,cessnock,singleton,taree,forster,grafton,ballina,bega,cooma,bowral,camden,cronulla,ryde',
  ],
  [ACT, 'canberra,belconnen,tuggeranong,gungahlin'],
  [
    au('Melbourne'),
    'melbourne,geelong,ballarat,bendigo,shepparton,mildura,warrnambool,wodonga,traralgon,frankston,dandenong,' +
      'horsham,sale,bairnsdale,wangaratta,echuca,swan hill,mornington,werribee,sunbury,melton,pakenham,footscray',
  ],
  [
    au('Brisbane'),
    'brisbane,gold coast,sunshine coast,townsville,cairns,toowoomba,mackay,rockhampton,bundaberg,hervey bay,gladstone,' +
      'ipswich,logan,redcliffe,caboolture,noosa,maroochydore,caloundra,surfers paradise,southport,mount isa,gympie,' +
      'maryborough,emerald,roma,warwick,kingaroy,charters towers,port douglas,innisfail,bowen,airlie beach',
  ],
  [
    au('Perth'),
    'perth,fremantle,mandurah,rockingham,joondalup,bunbury,busselton,albany,geraldton,kalgoorlie,broome,karratha,' +
      'port hedland,esperance,margaret river,northam,carnarvon,kununurra,newman,wanneroo,armadale',
  ],
  [
    au('Adelaide'),
    'adelaide,mount gambier,whyalla,port augusta,port pirie,port lincoln,murray bridge,victor harbor,gawler,' +
      'mount barker,glenelg,barossa,berri,renmark,coober pedy,salisbury',
  ],
  [au('Hobart'), 'hobart,launceston,devonport,burnie,ulverstone,kingston tas,glenorchy'],
  [au('Darwin'), 'darwin,alice springs,palmerston,katherine,tennant creek,nhulunbuy,jabiru'],
];

export const TOWN_NAMES: readonly [words: string, place: Place][] = TOWNS.flatMap(([place, names]) =>
  names.split(',').map((name): [string, Place] => [name, place]),
);

/** Australian postcodes by their first digits, where nothing else told. */
export const POSTCODES: readonly [pattern: RegExp, place: Place][] = [
  [/^0[89]/, au('Darwin')],
  [/^(?:02|260|261[0-8]|29[01])/, ACT],
  [/^[12]/, au('Sydney')],
  [/^[38]/, au('Melbourne')],
  [/^[49]/, au('Brisbane')],
  [/^5/, au('Adelaide')],
  [/^6/, au('Perth')],
  [/^7/, au('Hobart')],
];
