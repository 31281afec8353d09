import { alternatives } from './alternatives.ts';

/** How it is passed on what somebody said. */
export const REPORTS = new RegExp(
  `\\b(?:${alternatives(`
    say | says | said | saying | sez | reckons? | reckoned | mentioned | mentions | told (?:me|us) | tell(?:s|ing)? (?:me|us) | let (?:me|us) know | letting (?:me|us) know | warned (?:me|us) | reminded (?:me|us) | was telling | apparently | explained |
    pointed out | heads up | fyi | by the way | btw | turns out | just so you know | for the record | good to know | worth knowing`)})\\b`,
  'iu',
);

/** What is found at a place of work, and what people there are like to work for: worth keeping with the job. */
export const SITE = new RegExp(
  `\\b(?:${alternatives(`
    gates? | dogs? | kuri | pupp(?:y|ies) | cats? | chooks | bull | horses? | bees | wasps? | snakes? | keys? | lock ?box | codes? | alarm | door ?bell | bell | shepherd | rottweiler | kelpie | reception | mornings? only | (?:only )?(?:do )?(?:mornings|arvos|afternoons|evenings|weekends) | after school | school pick ?up | intercom | lifts? | stairs | driveway | parking | park | carport | access | side gate | back door | front door |
    neighbou?rs? | tenants? | caretaker | strata | baby | kids | toddler | asleep | sleeps? | night shift | shift work(?:er)? | works nights | works from home | allergic | allerg(?:y|ies) | asthma | wheelchair | crutches | deaf | hard of hearing | pregnant |
    away | overseas | interstate | in hospital | on holidays? | home | out all day | water | mains | meter | tank | septic | sewer | pipes? | power | switchboard | fuse ?box | gas | bottle | asbestos | lead paint | mould | damp | termites | rotten | rot | rust(?:y|ed)? |
    boggy | muddy | steep | slippery | narrow | low | ladder | scaffold | rocks? | roots? | tree | slope | slab | soil | sand | clay | ceiling | roof | walls? | floor | tiles? | colou?r | paint | brand | model | serial | make | old | years old | warranty | size |
    wide | high | deep | long | litres? | metres? | mm | phase | amps? | kw | filter | valve | pump | heater | unit | system | oven | cooktop | fan | fridge | washing machine | wi-?fi | cash | card | coffee | shoes | boots | radio | quiet | noise | smok(?:e|ing) |
    heritage | council | easement | boundary | builder | architect | real estate | agent`)})\\b`,
  'iu',
);

/** What somebody is like, and what happened: nothing that a record holds. */
export const OPINION = new RegExp(
  `\\b(?:${alternatives(`
    legend | champion | top bloke | good bloke | lovely | nicest? | funny | hilarious | (?:a|real|right) (?:pain|character|worry|nightmare|gem|treat|worker|case|scream) | pain in | drongo | idiot | muppet | clown | mongrel | wanker | prick | dickhead | bastard | sook | whing\\w+ | whining |
    rude | grumpy | cranky | angry | shitty | stingy | tight ?arse | mad | crazy | nuts | drives me | driving me | does my head | doing my head | laugh\\w* | joke | joking | sweetheart | darling | beauty | ripper | stoked | rapt | chuffed | happy with | loves? (?:it|the|my|our) |
    best (?:client|customer|boss) | (?:telling|told) (?:me|us) (?:all )?about (?:her|his|their|the|a)(?! (?:gate|dog|key|access|lift|power|water|leak|job)) | worst | ever met | birthday | footy | rugby | cricket | fishing | holiday was | boat | hospital | funeral | passed away | a grump | (?:had|having|has had|expecting) (?:a|the|her|their) baby`)})\\b`,
  'iu',
);

/** Words that ask for something or tell news of it: for the readers of those. */
export const ASKS_OR_NEWS = new RegExp(
  `\\$|\\?|\\b(?:${alternatives(`
    orders? | ordered | ordering | remind\\w* | move[ds]? | moving (?:it|him|her|them) | push\\w* | shift (?:it|him|her|them|the) | swap\\w* | book (?:him|her|them|it|in|a|an|the|me) | send | sent | text\\w* | e-?mail\\w* | messag\\w* | invoic\\w* | quot\\w+ | bill(?:ed|s)? | charg\\w+ | pay | pays | paid | owes? | owing | deposit | payments? | instal?ments? | bank (?:says|said|shows|reckons|confirms|agrees|statement|account|transfer) | cost\\w* | price\\w* | grand | dollars | bucks | gst |
    delete | remove (?:it|him|her|that) | scrap | bin (?:it|that) | cancel\\w* | rename | update\\w* | change (?:it|his|her|their|the) | changed (?:his|her|their) | accept\\w* | approv\\w* | declin\\w* | go(?:ing)? ahead | go for it | happy to go | keen | green light | pulled the pin | pulled out |
    deliver\\w* | arriv\\w* | turned up | rocked up | rolled up | landed | late | finish\\w* | done | complete\\w* | started | start (?:him|her|them|it|on|the) | underway | on hold | hold off | wants? | wanted | wanna | would like | needs? (?:a|an|some|another|him|her|it|to (?:move|change|push|cancel|see|know|talk|speak)) |
    after (?:a|an|some|another) | (?:i|we) (?:need|want|gotta get|should) (?:\\d+|some|an?|another|more|two|three|four|five|six|ten) | rang | ring (?:me|her|him|them) | call(?:ed)? (?:me|back) | new (?:job|client|customer|number|phone|mobile|e-?mail|address|supplier|task) | number | phone | address | surname | spelt | spelled | can you | could you | please | let (?:him|her|them) | tell (?:him|her|them) | ask (?:him|her|them) | tell (?:me|us) (?!the|that|it|he|she|they|there) | have a (?:look|squiz) |
    don'?t (?:worry|bother) | forget | instead | actually | sorry | not (?:mon|tue|wed|thu|fri|sat|sun)\\w* | should be | make (?:it|that) | the other one | wrong | missing`)})(?![\\p{L}\\d])`,
  'iu',
);
