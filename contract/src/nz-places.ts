/** Towns of New Zealand as people write them without its name, with commas between them. */
export const NZ_TOWNS =
  'auckland,wellington,christchurch,hamilton,tauranga,dunedin,palmerston north,napier,hastings,nelson,rotorua,' +
  'new plymouth,whangarei,invercargill,whanganui,wanganui,gisborne,timaru,queenstown,wanaka,taupo,blenheim,' +
  'masterton,levin,ashburton,oamaru,hokitika,greymouth,westport,picton,kaikoura,whakatane,cambridge,te awamutu,' +
  'manukau,north shore,waitakere,papakura,pukekohe,lower hutt,upper hutt,porirua,kapiti,paraparaumu,rangiora,' +
  'kaiapoi,rolleston,thames,tokoroa,hawera,feilding,dannevirke,waikato,otago,canterbury nz,southland,hawkes bay,' +
  'kaitaia,kerikeri,paihia,kaikohe,dargaville,wellsford,warkworth,orewa,silverdale,helensville,kumeu,waiuku,tuakau,' +
  'pokeno,huntly,ngaruawahia,raglan,te kauwhata,matamata,morrinsville,te aroha,paeroa,waihi,whangamata,whitianga,' +
  'tairua,coromandel,katikati,te puke,mount maunganui,papamoa,kawerau,opotiki,murupara,putaruru,mangakino,otorohanga,' +
  'te kuiti,taumarunui,turangi,ohakune,raetihi,waiouru,taihape,marton,bulls,foxton,shannon,otaki,waikanae,wairoa,' +
  'havelock north,waipukurau,waipawa,woodville,pahiatua,eketahuna,carterton,greytown,featherston,martinborough,' +
  'stratford nz,inglewood nz,waitara,opunake,eltham nz,patea,motueka,takaka,mapua,murchison nz,reefton,hanmer springs,' +
  'amberley nz,oxford nz,darfield,lincoln nz,leeston,methven,geraldine,temuka,waimate,twizel,fairlie,tekapo,kurow,' +
  'omarama,cromwell,alexandra nz,clyde nz,arrowtown,roxburgh,lawrence nz,balclutha,milton nz,mosgiel,gore,winton nz,' +
  'riverton nz,te anau,lumsden,bluff,ruatoria,tolaga bay,whakapapa,hastings nz,ohope,kihikihi,lyttelton,akaroa';

const AU_WORDS =
  /\b(?:australia|nsw|vic|qld|wa|sa|tas|nt|act|victoria|queensland|tasmania|new south wales|(?:south|western) australia)\b/;
const NZ_ZONE = /^(?:Pacific\/(?:Auckland|Chatham)|NZ(?:-CHAT)?)$/;

/**
 * Whether a business that is where it says it is would be in New Zealand, while that is typed: what its form then asks for.
 * `zone`: what the clock of the device is set to. What the account is made with, the server finds out.
 */
export function seemsNewZealand(location: string, zone: string): boolean {
  const words = location
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  if (/\b(?:nz|new zealand|aotearoa)\b/.test(words)) return true;
  if (AU_WORDS.test(words)) return false;
  // the town stands last, but for a postcode
  const town = ` ${words.replace(/ \d{4}$/, '')}`;
  return NZ_TOWNS.split(',').some((name) => town.endsWith(` ${name}`)) || NZ_ZONE.test(zone);
}
