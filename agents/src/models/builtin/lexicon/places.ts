const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Second words of suburbs and towns: "coffs harbour", "lower hutt", "palmerston north". */
export const PLACE_ENDS: ReadonlySet<string> = new Set(
  words(`beach park heights hills hill bay bays point creek valley vale grove gardens flat flats north south east west waters junction
  river rivers springs island head heads meadows plains ridge downs harbour bridge lakes lake wood woods forest mountain mountains
  gully glen green central city estate village hutt coast cove ponds range peninsula shores rocks crossing corner corners landing falls
  common lea mount farm well wells ferry haven quay reef bush plain rise lagoon sands`),
);
/** First words that need another: "port kembla", "mount isa", "te awamutu". */
export const PLACE_STARTS: ReadonlySet<string> = new Set(
  words(
    'port mount mt north south east west upper lower lake new saint st point palm glen te old great alice surfers albion broken broad bell hawkes le la mc cape fort',
  ),
);
/** Towns and suburbs known by one word, for after a bare "in" or "at". Places said with "up at" or "over in" need no list. */
export const TOWNS: ReadonlySet<string> = new Set(
  words(`sydney melbourne brisbane perth adelaide hobart darwin canberra newcastle wollongong geelong townsville cairns toowoomba ballarat
  bendigo launceston mackay rockhampton bundaberg wagga albury dubbo tamworth orange bathurst goulburn nowra kiama shellharbour dapto figtree
  unanderra balgownie bulli thirroul corrimal woonona austinmer helensburgh warrawong berkeley windang kanahooka horsley jamberoo gerringong
  berry bowral mittagong parramatta penrith blacktown liverpool campbelltown bankstown hornsby manly mosman bondi cronulla sutherland gosford
  wyong katoomba lithgow maitland cessnock lismore ballina byron grafton armidale moree queanbeyan mildura shepparton wodonga traralgon warrnambool
  frankston dandenong footscray brunswick fitzroy richmond caboolture ipswich logan redcliffe noosa maroochydore gympie fremantle mandurah bunbury
  geraldton kalgoorlie albany devonport burnie auckland wellington christchurch hamilton tauranga dunedin napier hastings nelson rotorua whangarei
  invercargill whanganui gisborne taupo timaru blenheim ashburton queenstown wanaka levin masterton papakura manukau takapuna petone porirua upper
  kapiti paraparaumu wainuiomata johnsonville rangiora kaiapoi rolleston pukekohe cambridge tokoroa hawera feilding oamaru`),
);
/** After "at" or "in" these are no place. */
export const NOT_PLACES: ReadonlySet<string> = new Set(
  words(`the a an my our his her their its your this that these those both all each every any some one two three four five six seven eight
  nine ten home work school site once last least most best cost lunch noon midday night smoko knock first second third front back side end
  start progress stock total advance full cash writing time touch case place order charge person between for with and or about around
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun today tomorrow tonight weekend week
  morning arvo afternoon evening winter summer autumn spring kitchen bathroom laundry lounge bedroom ensuite hallway garage shed roof
  ceiling wall walls floor yard garden backyard driveway shop office van ute truck trailer copper steel timber white black grey colour
  concrete brick ply pine budget price quote invoice email phone it him them us me there here now then of to from by on at in up over out
  down half quarter under half bulk turn`),
);
/** Shops and hire places tradies name by one word. */
export const SHOPS: ReadonlySet<string> = new Set(
  words(`bunnings kennards coates mitre reece tradelink rexel stratco boral hudson hudsons placemakers carters itm middys mmem lawrence
  plumbtec samios dulux haymes resene wattyl taubmans viridian bluescope metroll fielders lysaght sydney-tools totaltools repco supercheap
  actrol beacon blackwoods hirepool mico bowens dahlsens dalgety jbhifi officeworks corys ideal plumbmaster nover hafele csr usg knauf
  holcim hanson adbri midland monier steeline tradetools stihl makita hilti ramset toyota`),
);
