// What people say that asks for nothing. One list per idea; small letters, apostrophes left out.

/** Parted by a bar between spaces, over as many lines as it takes; bars of groups have none. */
const alternatives = (words: string): string =>
  words
    .trim()
    .split(/\s+\|\s+/)
    .join('|');

const WHO = '(?:i|we|he|she|they|it|im|were|hes|shes|theyre|its|ive|weve)';
const SO =
  '(?:so|just|bloody|fuckin|fucking|absolutely|totally|real|really|a bit|pretty|proper|that|well|dead|flippin|too|completely|all|feeling|still|getting)';

const SIGHS = alternatives(`
  bloody hell | bugger(?: me| that| it| off)? | blimey | strewth | struth | crikey | far out | for fucks sake | ffs | jeez | geez | jesus | christ | oh my god | omg | good grief |
  what an? (?:bloody |shit |fuckin |absolute |total )?(?:day|week|morning|arvo|mess|shocker|joke|nightmare|ripper|beauty|pain|laugh|drag|circus|show|legend|story|wanker|drongo|mongrel|clown|idiot) |
  unreal | unbelievable | typical | sheesh | stone the crows | haha+ | hehe+ | lol | lmao | ha ha | speak of the devil | fair enough | fair call | fair dinkum | no dramas | no drama |
  shell be (?:right|apples) | she ll be right | too right | youre joking | youre kidding | you wouldnt (?:believe|read about) (?:it|this) | you wont believe (?:it|this) | would you (?:believe|credit) it |
  can you believe (?:it|that|this) | believe it or not | thank (?:god|christ|goodness) | god help (?:us|me|them|him|her) | yeah nah yeah | such is life | thats life | cest la vie | oh well | ah well | could be worse |
  (?:thats|this is) (?:a )?(?:joke|shit|crap|rubbish|bullshit|hilarious|funny|annoying|unbelievable|brilliant|awesome|great news|good news|bad news) | murphys law | just my luck | my luck | shit happens | story of my life | funny that | funny thing | what am i (?:saying|on about|talking about|thinking) | guess what | get this | how good is (?:that|this) | yes ?s | you beauty | you little ripper | woohoo | yay | wahoo | hooray`);

const SKY = alternatives(`
  (?:its|it is|still|been|bloody|started|starting to|looks like) (?:${SO} )?(?:pour\\w*|bucket\\w*|piss(?:ing|ed)?(?: down)?|rain(?:ing|ed|y)?|hail(?:ing|ed)?|snow(?:ing|ed)?|drizzl\\w+|hot|cold|freezing|boiling|roasting|scorching|steaming|stinking|windy|blowing|gusting|wet|muggy|humid|foggy|frosty|stormy|dusty|miserable|lovely|gorgeous|nice)(?: out(?: here| there)?| up here| up there| today| here| again| as| down)* |
  (?:hot|cold|wet|windy) as(?: hell| fuck| buggery| today| out here)? | raining cats and dogs | a stinker | stinking hot | stinking day | pissing down | bucketing down | pouring (?:down|rain) |
  bloody (?:southerly|easterly|westerly|northerly|rain|wind|heat|cold|weather|flies|mozzies|magpies?|dust|mud|frost|hail|traffic) | what weather | (?:the )?(?:forecast|weather|bom|radar|wind|rain)(?:s| is| are| looks?| looking| says| saying| was)?(?: been)? (?:${SO} )*(?:rubbish|shocking|crap|shit|bad|good|great|terrible|woeful|awful|no good|horrible|grim|ugly|relentless|nonstop|perfect)(?: (?:for|on|all|next|this) \\w+)? | lovely day | nice day | beautiful day | good weather | shit weather |
  (?:\\d{1,2}|[a-z]+(?:[ -][a-z]+)?) degrees\\b(?! (?:pitch|slope|angle|bend|elbow|hinge))(?: c| celsius)? | gusting \\d+ | blowing a gale | blowing its (?:tits|guts|head) off | the heats? (?:is )?(?:killing|melting) | melting (?:out )?here | sweating like | frost on the (?:windscreen|ground|grass|ladder|deck) | the ice off`);

const OFF = alternatives(`
  (?:${WHO} )?(?:am |are )?(?:going|off|heading|ducking|nicking|shooting|popping|out|gone|stopping|breaking|knocking off|having|grabbing|time|ready)(?: out| off| home)? (?:to |for |to grab |to get |to have )?(?:an? |the |some |my |me )?(?:bit of |quick |well earned |cold )?(?:smoko|lunch|cuppa|coffee|tea|beer|beers|pint|cold one|frothy|frothies|schooner|feed|pie|bite|breather|break|nap|kip|lie down|swim|fish|surf|pub|shower|dunny|toilet|bed|sleep|brekkie|breakfast|dinner|pool|beach|footy|gym) |
  (?:im|were|${WHO} am|we are)? ?(?:knocking|clocking|signing|logging|packing) (?:off|out|up)(?: early| now| for the day| for today| for the arvo)? | (?:im|were|were all|i am) off(?: now| then| home)? | (?:off|going|heading|gone|driving) home(?: now| early)? | call(?:ing)? it a (?:day|night) | thats me(?: done)?(?: for (?:the day|today|now|tonight))? | home time | back (?:soon|in a (?:bit|sec|tick|minute|mo|while|few)|in \\d+(?: min(?:ute)?s?)?|later|after (?:lunch|smoko)) | (?:i|we|im|were|ill|well)? ?(?:am |are |will )?(?:go|going|gonna go|off|heading|heading off|taking|take|took)(?: \\w+)? (?:to )?(?:the |my |a )?(?:beach|footy|kids?|missus|wife|family|fishing|camping|church|surf(?:ing)?|park|pool|zoo|movies|barbie|wedding|christening|birthday|soccer|netball|cricket|races|snow|lake|river)(?: with (?:my |the )?(?:kids?|missus|wife|family|mates?|boys|girls|dog|son|daughter))? | (?:friday|its friday|weekend) (?:finally|at last|already) | very happy | so happy | looking forward to | cant wait (?:for|til|till) | roll on | bring on (?:the )?(?:weekend|friday|arvo|knock off) | tgif | beer o ?clock | knock off time | living the dream | another day another dollar | same shit different day | no rest for the wicked | (?:hows|how is) (?:everything|things|life|it hanging) | talk (?:later|soon|tomorrow) | speak (?:later|soon|tomorrow) | catch (?:ya|you|u) later | gotta (?:go|run|fly|dash) | (?:i |we |ill |i will |time to )?(?:go and |gonna |going to )?(?:put|pop|stick|whack)(?:ting|ping|ing)? the (?:kettle|jug|billy) on | brb | hungry | starving`);

const MOODS = alternatives(`
  (?:im|were|i am|we are|feeling|ive been|hes|shes|bloody|just|i feel) (?:${SO} )*(?:filthy|cranky|buggered|knackered|stuffed|tired|wrecked|spewing|ropeable|fuming|cactus|rooted|exhausted|sore|angry|mad|pissed(?: off)?|ropable|cooked|shattered|dirty on (?:him|her|them|it)|over it|over this|over the moon|happy|stoked|chuffed|rapt|wrapped|thrilled|gutted|fed up|sick (?:of|to death of) (?:it|this|him|her|them|that)|not happy|having a (?:bad|shit|rough|shocking|good|great|cracker of a) (?:day|week|one|morning)|dying here|hung ?over|dusty|flat|stressed|losing it|losing my mind|under the pump|flat out|run off my feet|snowed under|behind|a bit behind|getting old|too old for this) |
  (?:my|me) (?:back|knees?|shoulder|head|feet|hands?|neck|hip|elbow)(?:s| is| are)? (?:${SO} )?(?:killing me|killing|sore|stuffed|buggered|aching|giving me (?:curry|grief|hell)|had it|gone) | sick (?:and tired )?of (?:looking at |seeing |hearing about |chasing |doing |dealing with )?(?:this|it|him|her|them|that|(?:this|the) \\w+) | (?:drives?|driving) me (?:mad|nuts|crazy|up the wall|insane) | had (?:a gutful|enough|it with) | long day | rough day | big day | tough day | hard yakka | big week | long week | its been (?:a|one of those) (?:${SO} )?(?:long|big|rough|shit|bad|crazy|hectic|busy)?\\s?(?:day|week|morning|days|weeks|year) | one of those days | not my day | cant win | cant be (?:arsed|bothered) | i need a (?:holiday|beer|drink|break|coffee|nap) | hate (?:mondays|paperwork|this) | love this (?:job|weather|work)`);

const KIND = alternatives(`
  thank(?:s| you)(?: \\w+){0,4} | cheers(?: \\w+)? | ta | chur(?: \\w+)? | much appreciated | appreciate (?:it|that|you|your help)(?: \\w+)? | (?:you|u)(?:re|ve been|ve| are| r| have been)?(?: been)? (?:a |an |the |my |one )?(?:absolute |bloody |real |good |great |very good |big |top |such a )*(?:legend|lifesaver|life saver|champ(?:ion)?|star|gem|help|worker|mate|girl|boy|lady|machine|ripper|beauty|best|bewdy|godsend|treasure|whiz|good) | good (?:job|work|on ya|on you|girl|boy|stuff|one|worker|man) | nice (?:work|one|job) | well done | great (?:job|work|stuff) | love your work | dont know what id do without (?:you|u|ya) | couldnt (?:do|have done) it without (?:you|u|ya) | lifesaver | (?:enjoy|have)(?: (?:a|the|your))?(?: (?:good|great|nice|lovely|safe|quiet|ripper))* (?:weekend|day|night|evening|arvo|break|holidays?|lunch|rest) | bless (?:you|ya|your cotton socks) | (?:thats|that is) (?:all|it|everything|the lot)(?: (?:for )?(?:now|today|tonight|uce|bro|mate|thanks|from me|then))* | nothing else | all good(?: here| mate| thanks| now)? | no worries(?: \\w+)? | youre welcome | no problem | happy (?:days|friday|new year|easter|birthday) | merry christmas | have a (?:good|great|nice|lovely) (?:one|day|night|weekend|arvo|evening|break) | see (?:ya|you)(?: \\w+){0,2} | good ?night | good ?bye | bye(?: bye)? | hooroo | lovely chatting | fa ?afetai(?: lava)? | kia ora | ka pai | ka kite(?: ano)? | shukran | grazie(?: mille)? | cam on | dhanyavaad | xie ?xie | salamat | malo(?: lava| aupito)? | vinaka | nga mihi | efharisto | obrigado | gracias | sat sri akal(?: ji)? | bula | talofa | morena | kamsahamnida | arigato`);

/** Said of the requests themselves. */
const APART = alternatives(`
  (?:thats |theyre |its )?(?:two|2|three|3) (?:different|separate) (?:things|ones|jobs|reminders|tasks|people|blokes) | (?:and )?(?:dont|do not) (?:mush|mix|muddle|lump|jumble|confuse|get|put) (?:them|em|those|the two|the 2|it all)(?: (?:up|together|as one|in one|mixed up))? | keep (?:them|em) (?:separate|apart) | not the same (?:one|thing)s?`);

/** At the end of what it is said of. */
export const APART_LAST = new RegExp(`(?:[\\s,.]+(?:${APART}))+[\\s.!]*$`, 'iu');

const SORRY = alternatives(`
  (?:im |so |very |really |real |my )*(?:sorry|apologies)(?: (?:about|for) (?:that|before|earlier|this morning|yesterday|the \\w+|all that|my \\w+|blowing up|going off|swearing|yelling|the rant|ranting|losing it|being \\w+|snapping|the language|the swearing)(?: \\w+){0,2}| mate| love| boss| about it)? | my bad | my apologies | not your fault | wasnt your fault | my fault | my mistake | didnt mean (?:it|to|that|anything by it)(?: \\w+){0,3} | no offence | excuse (?:my|the) (?:language|french) | forgive me | ignore (?:me|that|my last|the rant) | just venting | just having a (?:whinge|vent|rant|moan) | just letting off steam | dont mind me | only joking | just joking | just kidding | jokes | im only (?:joking|kidding)`);

const LEAVE = alternatives(`
  (?:nah |no |ok |actually |oh )*(?:forget (?:it|about it|that|i said (?:that|anything))|never ?mind|leave (?:it|that|him|her|them)(?: be| alone| as (?:is|it is)| for now| then)?|dont worry(?: about (?:it|that))?|let it go|all good)`);

const STORY = alternatives(`
  funny (?:thing|story) | true story | long story | you should have seen | you shouldve seen | youll never guess | never guess | remember (?:that|the time|when) | back in (?:the day|my day|\\d{2,4}) | years ago | when i was (?:a|an) (?:kid|apprentice|young\\w*) | reminds me of | out of the blue | havent (?:heard from|seen) (?:him|her|them|\\w+) | lovely (?:man|woman|lady|bloke|fella|couple|people|lad|girl) | good (?:bloke|fella|sort|egg) | top bloke | nice (?:bloke|lady|people|fella|couple|lad) | shocking (?:\\w+ )?(?:voice|driver|golfer) | fat as butter | (?:made|baked|gave us|sent|brought) (?:me |us )?(?:some |a )?(?:scones|cake|lamingtons|biscuits|tea and|a cuppa) | not a total loss | feed us | shouted us | as you do | as they do | god love (?:him|her|them|em) | bless (?:him|her|them|em) | the dog (?:ate|got|chewed|ran|bit|pinched|stole) | (?:went|going) viral | won the (?:footy|raffle|lotto|game) | hung over | in his stubbies | turned up in (?:shorts|thongs|jandals|his \\w+)`);

/** Ideas, each enough to know that a piece is talk. `sky` and `mood` are told back a little differently. */
export type Talk = 'sigh' | 'sky' | 'off' | 'mood' | 'kind' | 'sorry' | 'leave' | 'story';
const as = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, 'u');
export const TALK: readonly [Talk, RegExp][] = [
  ['sorry', as(SORRY)],
  ['kind', as(KIND)],
  ['kind', as(APART)],
  ['leave', as(LEAVE)],
  ['off', as(OFF)],
  ['mood', as(MOODS)],
  ['sky', as(SKY)],
  ['story', as(STORY)],
  ['sigh', as(SIGHS)],
];

const BESIDE = '(?:and|so|its|it is|mate|here|out here|up here|today|man|gee|we|were|im|early|again|now|that)';
/** Talk at the start of a message that runs on without a stop: a sigh before anything, the rest before a request only. */
export const LEADING_SIGH = new RegExp(`^(?:(?:${SIGHS})[\\s,.!-]+)(?=\\S+\\s+\\S)`, 'iu');
export const LEADING_TALK = new RegExp(
  `^(?:${BESIDE}\\s+)?(?:${SKY}|${OFF}|${MOODS})(?:\\s+${BESIDE})?[\\s,.!-]+(?=\\S+\\s+\\S)`,
  'iu',
);

/** What is said back. */
export const SAID_BACK: Readonly<Record<Talk, string>> = {
  sigh: 'Righto.',
  sky: 'Look after yourselves out there.',
  off: 'No worries. I am here when you are back.',
  mood: 'Fair enough. I am here when you need something done.',
  kind: 'No worries.',
  sorry: 'No worries at all.',
  leave: 'No worries, I have left it as it is.',
  story: 'Ha, fair enough.',
};

/** Words that ask for something, tell news of a record or answer a question: beside one of these nothing is only talk. */
export const DOES =
  /\b(?:orders?|ordered|remind\w*|moves?|moved|push\w*|shift\w*|swap\w*|make (?:it|that|his|her|them|the)|add|adds|put|puts|chuck\w*|whack|pop|bung|stick|book\w*|send|sent|tell|told|texts?|texted|e-?mails?|messages?|ring|rings|rang|call|calls|called|phone\w*|invoice\w*|quote\w*|bill|bills|billed|charge\w*|pay|pays|paid|note|notes|noted|write|record|log|get rid|clear\w*|clean\w*|delete\w*|remove\w*|wipe|bin|scrap\w*|cancel\w*|chang\w+|renam\w+|update\w*|needs?|wants?|wanted|wanna|after (?:a|an|some|the)|new (?:job|client|customer|bloke|lady|one|fella|supplier)|accepted|declined|approved|delivered|arrived|rolled up|turned up on|here now|finished|done (?:at|with|the)|start\w*|pick up|drop\w*|grab (?!a (?:coffee|beer|bite|feed|cuppa))|buy|get (?:me|us|some|the|another|a few|him|her|them|onto)|cant (?:do|make|come|get)|wont be|no good for|instead|should be|supposed to|meant to be|half|percent|broken|broke|leak\w*|crack\w*|busted|stolen|nicked|missing|wrong (?:size|colour|one|number|address|day)|until|till|by (?:then|when)|before|deposit|schedule\w*|assign\w*|let \w+ know|ask|asks|asked|wants|late (?:again|for)|running late|can you|could you|please|the other (?:one|job)|list|job|jobs|client|supplier)\b/;

/** Words of requests in sayings that ask for nothing. */
export const LIKE_TALK =
  /\b(?:before|earlier)$|\b(?:for|about) (?:before|earlier)\b|\b(?:for )?(?:blowing|going) (?:up|off)(?: before| earlier)?\b|\bneed a (?:holiday|beer|drink|break|coffee|nap)\b|\b(?:rang|called)(?: me| us)? (?:out of the blue|for a (?:chat|yarn))\b|\bsomeone to talk to\b|\bcall(?:ing)? it a (?:day|night)\b|\b(?:good|nice|great|love (?:this|my)) job\b|\bbin (?:juice|day)\b|\bhalf (?:asleep|dead)\b|\bcant (?:do|see|hear|feel|get) (?:a thing|much|anything|nothing|shit|bugger all|(?:my|me) (?:hands|fingers|toes))\b|\bno work\b|\bbefore (?:you know it|i forget)\b|\bdone for the day\b|\bdrops? dead\b/g;
