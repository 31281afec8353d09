import { editDistance } from '../../models/builtin/normalise/edit-distance.ts';

/**
 * "No more messages, please" in languages that clients in Australia and New Zealand write at home: what ends messages is
 * heeded in any words. Each way names messages or writing, so that a plain "stop" of work is none.
 */
const WAYS = [
  // Māori, Samoan, Tongan
  'k(?:ā|a)ti\\b[^.!?\\n]{0,40}(?:karere|(?:ī|i)m(?:ē|e)ra)',
  'kaua e (?:tuku|whakapā)[^.!?\\n]{0,20}(?:karere|(?:ī|i)m(?:ē|e)ra|mai anō)',
  "aua (?:ne(?:’|')?i )?(?:le )?(?:toe )?lafo[^.!?\\n]{0,20}(?:fe(?:’|')?au|mai)",
  "taofi[^.!?\\n]{0,20}fe(?:’|')?au",
  "(?:’|')?oua (?:te ke )?(?:toe )?(?:tuku|text)",
  // Chinese, Japanese, Korean
  '(?:不要|别|別|请勿|請勿|勿|停止|取消)[^。！？\\n]{0,8}(?:发|發|傳|传|联系|聯絡|短信|簡訊|讯息|訊息|信息|邮件|郵件|消息)',
  '退订|退訂',
  '(?:配信停止|送らないで|メッセージ(?:は|を)?(?:やめ|止め))',
  '(?:문자|메시지|연락)[^.!?\\n]{0,12}(?:그만|보내지|하지 ?마)|수신 ?거부',
  // Arabic, Persian
  '(?:أوقف|اوقف|توقف|لا ترسل|كف)[^.!؟\\n]{0,16}(?:رسائل|الرسائل|رساله|إرسال|ارسال)',
  '(?:إلغاء|الغاء) (?:ال)?اشتراك',
  '(?:دیگر )?(?:پیام|پیامک)[^.!؟\\n]{0,12}(?:ندهید|نفرستید|نده)',
  // Vietnamese, Tagalog, Indonesian
  '(?:đừng|dừng|ngừng|xin đừng)[^.!?\\n]{0,10}(?:nhắn|gửi|liên lạc)|huỷ đăng ký|hủy đăng ký',
  '(?:huwag|tigil(?:an)?|wag)[^.!?\\n]{0,16}(?:text|mag-?text|mensahe|magpadala)',
  '(?:jangan|berhenti|stop) (?:kirim|mengirim|sms|hubungi)',
  // Hindi, Punjabi, as written and in Latin letters
  '(?:मैसेज|मेसेज|संदेश|एसएमएस)[^।.!?\\n]{0,16}(?:मत|बंद|ना)',
  '(?:ਮੈਸੇਜ|ਸੁਨੇਹ)[^।.!?\\n]{0,16}(?:ਨਾ|ਬੰਦ)',
  '(?:message|msg|sms)s? (?:mat|na|nahi|nahin|band) (?:bhej|kar)\\p{L}*',
  // Italian, Spanish, Portuguese, French, German, Greek, Turkish
  '(?:basta|smett\\p{L}+|non (?:mand|invi|scriv)\\p{L}+)[^.!?\\n]{0,20}(?:messagg\\p{L}*|sms|e-?mail|più|piu)',
  'cancell\\p{L}+ (?:mi|la mia iscrizione)|disiscriv\\p{L}+',
  '(?:no (?:me )?(?:mand|env|escrib)\\p{L}+|basta de|deje\\p{L}* de (?:enviar|mandar)\\p{L}*)[^.!?\\n]{0,20}(?:mensaj\\p{L}*|sms|correos?|más)',
  'dar(?:me|se) de baja',
  '(?:pare\\p{L}*|não (?:mand|envi)\\p{L}+)[^.!?\\n]{0,20}mensage\\p{L}+',
  "(?:arrêt\\p{L}+|ne (?:m'|me )?(?:envoy|écriv|contact)\\p{L}+)[^.!?\\n]{0,24}(?:messages?|sms|e-?mails?|plus)|désabonn\\p{L}+|désinscri\\p{L}+",
  '(?:keine|nicht mehr|bitte keine)[^.!?\\n]{0,16}(?:nachrichten|sms|e-?mails?|schreiben)|abmelden|abbestellen',
  '(?:σταματ\\p{L}+|μη(?:ν)?)[^.;!\\n]{0,16}(?:μηνύμα\\p{L}*|μηνυμα\\p{L}*|στέλν\\p{L}*|στελν\\p{L}*)',
  '(?:mesaj|sms)[^.!?\\n]{0,12}(?:atma|gönderme|istemiyorum)\\p{L}*',
] as const;

export const OPT_OUT_ELSEWHERE = new RegExp(`(?:${WAYS.join('|')})`, 'iu');

/** "unsubscibe", "unsubcribe", "unsuscribe": as thumbs write it. */
const UNSUBSCRIBE = /^\W*(?:please |pls )?(un\s?-?s\p{L}{5,9})(?: me| us)?(?: please| pls| thanks)?\W*$/iu;
const STOP_MISTYPED =
  /^\W*(?:please |pls )?(?:sotp|stpo|spot|stp|stopp|sttop|stoop) (?:text|txt|msg|messag|e-?mail|contact|sms|send)\p{L}*/iu;

/** A word for ending messages, mistyped: within two letters of "unsubscribe", or "sotp texting me". */
export function isMistypedOptOut(said: string): boolean {
  const [, word = ''] = UNSUBSCRIBE.exec(said) ?? [];
  const isNear = word !== '' && editDistance(word.toLowerCase().replace(/[\s-]/g, ''), 'unsubscribe', 2) <= 2;
  return isNear || STOP_MISTYPED.test(said);
}
