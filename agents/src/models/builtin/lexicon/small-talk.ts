// What is said to be kind and asks for nothing. One list per idea; lower case, apostrophes left out.
import { alternatives } from './alternatives.ts';

const HELLO =
  alternatives(`hi | hey | hello | hiya | gday | morning | good morning | arvo | afternoon | good afternoon | evening | good evening | yo | oi |
  hows it going | how are you | how are ya | how ya going | hows things | kia ora | whats up | howdy | how is everything | hows everything | hows life | how you going | how you doing | how are things | hows your day | how is your day`);
const THANKS =
  alternatives(`thanks | thank you | thankyou | thanx | thx | cheers | ta | chur | legend | champion | champ | you legend | ur a legend | youre a legend |
  good on ya | good on you | onya | good job | great job | top job | nice one | good one | well done | good work | good stuff | too easy | beauty |
  bewdy | you beauty | ripper | you ripper | awesome | perfect | brilliant | lovely | sweet | sweet as | nice | great | love it | love your work |
  no worries | no dramas | all good | youre the best | much appreciated | appreciate it | thats great | thats perfect | thats awesome`);
const TO =
  alternatives(`mate | mates | team | all | everyone | guys | buddy | bud | bro | cuz | there | jerry | michelle | renea | sarah | again | heaps | a lot |
  a bunch | a million | so much | very much | for that | for everything | for your help | for the help | then | today | now | for now | for today | for the day | tomorrow | monday | later | tonight`);

const BYE =
  alternatives(`bye | see ya | see you | seeya | catch ya | catch you | hooroo | ciao | good night | goodnight | night | laters | talk later | ka kite |
  im off | knocking off | off home | thats a wrap | nothing else | nothing more | have a good one | have a good night | have a good weekend |
  (?:thats (?:it|all|the lot|everything|me)|(?:im|all) done) (?:for (?:now|today|tonight|the day)|thanks|cheers|ta)`);
/** The whole message is one, or several in a row: "cheers legend", "perfect, thanks mate". */
const only = (words: string): RegExp => new RegExp(`^(?:(?:${words})\\b(?:[\\s,]+(?:${TO})\\b)*[\\s,.!?]*)+$`);
const THANKING = only(`${THANKS}|${HELLO}`);
const LEAVING = only(`${BYE}|${THANKS}|ok|right|righto|well|alright`);
const SAYS_BYE = new RegExp(`\\b(?:${BYE})\\b`);
const GREETING = only(HELLO);

const plain = (message: string): string =>
  message
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\s,.!?]/gu, ' ')
    .trim();

export type SmallTalk = 'hello' | 'thanks' | 'bye';

/** Null for what asks for something, and for what may be an answer. */
export function smallTalk(message: string): SmallTalk | null {
  const said = plain(message);
  if (said.length > MOST) return null;
  if (GREETING.test(said)) return 'hello';
  if (THANKING.test(said)) return 'thanks';
  return LEAVING.test(said) && SAYS_BYE.test(said) ? 'bye' : null;
}
const MOST = 80;
