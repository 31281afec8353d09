import { otherNames, quoteNamesIn } from '@smoko/contract';
import { wordsOf } from '../../db/search-words.ts';

/** Words that say nothing about which record is meant. */
const COMMON = new Set(
  `a about add afternoon all also am an and any are arvo as at be been before bill book but by call can change client
   could create cost day days did do does done dont for from get give go got had has have he her him his how i if in inc
   inv invoice is it its job jobs just let list make mark me more my need needs new next no not now of off on one or
   order our out paid pay please plus pm put quote remind remove say send set she should show so some start supplier
   task tell than thanks that thats the their them then there they this thru til till to today tomorrow too total up
   update us want wants was we week were what when where which who will with would yes yet you your gst exc incl`
    .split(/\s+/)
    .filter(Boolean),
);
const MOST = 40;

/** The words of a message that may be part of a record's name, folded; "thuys" also as "thuy", "dave" also as "david". */
export function tellingWords(message: string): string[] {
  const words = wordsOf(message).filter((word) => word.length > 1 && !COMMON.has(word));
  const without = words.filter((word) => word.length > 3 && word.endsWith('s')).map((word) => word.slice(0, -1));
  const said = [...new Set([...words.slice(0, MOST), ...without])];
  // "quote no. 12" is Q12
  const quotes = quoteNamesIn(message).map((name) => name.toLowerCase());
  return [...new Set([...said, ...said.flatMap(otherNames), ...quotes])];
}
