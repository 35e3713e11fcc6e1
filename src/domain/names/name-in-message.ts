/** What of a name somebody gave themselves may stand in a message to others. */
import { latinDigit } from '../typed/latin-digit.ts'
import { withoutHidden } from './hidden-characters.ts'
import { isHouseName } from './house-name.ts'

const CHARACTERS_MOST = 40
/** More of them are a sentence. */
const WORDS_MOST = 4
/** "Anna 2" is a name; more digits are a number to call. */
const DIGITS_MOST = 2

/** As frauds begin: nobody is called that, and a message with it would be believed. */
const lures = new RegExp(
  [
    /\b(suspended|locked|blocked|verify|passwords?|security|support|urgent|prize|winner)\b/,
    /\b(gesperrt|sicherheit|passwort|bloquée?|sécurité|mot de passe|bloquead[ao]|seguridad)\b/,
    /\b(contraseña|segurança|senha|bloccato|sicurezza|geblokkeerd|wachtwoord|hasło|şifre)\b/,
    // What only a sentence has, and houses that people expect a message of.
    /\b(you|your|visit|click|code|lottery|invites?|refund|closed|parcel|customs)\b/,
    /\b(bank|sparkasse|finanzamt|polizei|police|fbi|hmrc|irs|dhl|fedex|paypal|amazon)\b/,
    /\b(google|whatsapp|microsoft|netflix|klarna|revolut|western union)\b/,
    /пароль|безпек|безопасн|заблок|パスワード|セキュリティ|密码|安全中心|كلمة المرور/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
)

const wordsOf = (text: string) => text.split(/[\s\p{Z}]+/u)

/** Dots inside a word make an address of it, but for initials such as J.R.R. */
const initials = /^(\p{L}\p{M}*\.)+(\p{L}\p{M}*)?$/u
const isLink = (word: string) =>
  /[:/\\@]|^www\b/iu.test(word) || (/[^.。][.。]+[^.。]/u.test(word) && !initials.test(word))

/** An address read out is one, too: nobody is called “dot”, and “evil com” leads somewhere. */
const spelled =
  /^(?:com|net|org|info|biz|online|shop|xyz|dot|punkt|point|punto|slash|https?|www|点|點)$/iu

const digits = /[\p{N}〇零一二三四五六七八九]/gu
/** Said one by one they are a number to call, as digits are. */
const numberWords =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|hundred|null|eins|zwei|drei)\b/giu
/** Marks can be heaped up until nothing else is read. */
const heaps = /(\p{M}{2})\p{M}+/gu
const strange = /[^\p{L}\p{M}\p{N}'’.&\- ]/gu

/**
 * Without links, numbers, our own name and what is not seen: a message says who it is from, and
 * nothing more that they could shape. `otherwise` where nothing is left.
 */
export function nameInMessage(name: string, otherwise: string): string {
  const plain = withoutHidden(name.replace(/\p{Cc}/gu, ' ')).normalize('NFKC')
  const isNumber = (plain.match(digits)?.length ?? 0) > DIGITS_MOST
  const isReadOut = (plain.match(numberWords)?.length ?? 0) > DIGITS_MOST
  const said = wordsOf(plain)
    .filter((word) => !isLink(word))
    .join(' ')
    .replace(numberWords, isReadOut ? ' ' : '$&')
    .replace(heaps, '$1')
    .replace(strange, ' ')
    .replace(digits, isNumber ? ' ' : '$&')
  const short = [...said].slice(0, CHARACTERS_MOST).join('')
  const tidy = wordsOf(short)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !spelled.test(word))
    .slice(0, WORDS_MOST)
    .join(' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
  const isName = /\p{L}/u.test(tidy) && !isHouseName(tidy) && !lures.test(tidy)
  return isName ? tidy : otherwise
}

/** As people write numbers to call, by signs or by points; not both, or sums would run on. */
const callable = [
  /\+?\p{Nd}(?:[\p{Z}\p{Pd}\p{Pc}()/|*~•·]{0,3}\p{Nd}){6,}/gu,
  /\+?\p{Nd}(?:[.,·'’]?\p{Nd}){6,}/gu,
]
const grouped = /^\d{1,3}(?:([.,'’\u00a0\u202f])\d{3})*(?:[.,]\d{1,3})?$/u
const inIndia = /^\d{1,2}(?:,\d\d)+,\d{3}(?:\.\d{1,3})?$/
const moneyBefore = /(?:\p{Sc}|[A-Z]{3}|kr\.?)[\p{Z}-]?$/u
const moneyBehind = /^\p{Z}?(?:\p{Sc}|[A-Z]{3}\b|kr|Kč|zł|Ft|lei|лв|руб)/u
const date = /^(?:\d{4}([./-]) ?\d\d?\1 ?\d\d?|\d\d?([./-]) ?\d\d?\2 ?\d{4}|(?:19|20)\d\d)$/
/** A day, or from one to another. */
const isDated = (run: string) =>
  run.split(/[–—]|\p{Z}-\p{Z}/u).every((day) => date.test(day.trim()))
/** Said in the digits of any script. */
const inLatin = (text: string) => text.replace(/(?![0-9])\p{Nd}/gu, latinDigit)

/** An amount has its money beside it. */
function isSum(run: string, at: number, text: string): boolean {
  const sum = run + (/^[.,]\d{1,3}\b/.exec(text.slice(at + run.length))?.[0] ?? '')
  const isAmount = grouped.test(sum) || inIndia.test(sum) || /^\d+(?:[.,]\d{1,3})?$/.test(sum)
  const isBeside =
    moneyBefore.test(text.slice(0, at)) || moneyBehind.test(text.slice(at + sum.length))
  return isAmount && isBeside
}

/** An amount has points too, but no letters behind them. */
const leadsElsewhere = (word: string) =>
  /:\/\/|^www\b|[.。]\p{L}{2,}|@|\b\d{1,3}(?:\.\d{1,3}){3}(?:[:/]|$)/iu.test(word) &&
  !initials.test(word)
const endings = /[.,;:!?…"'”’)]+$/u

/** As signs look: full-width digits and points are read as what they are. */
const asRead = (text: string) => text.replace(/[^\p{Z}…]+/gu, (word) => word.normalize('NFKC'))

/**
 * What others wrote, such as what a bill is for, where a notification leaves the app: in one line,
 * without links and numbers to call. It is read as ours there, and a subject line has no more room.
 */
export function textInMessage(text: string): string {
  const said = asRead(withoutHidden(text.replace(/\p{Cc}/gu, ' ')))
    .split(' ')
    .map((word) => (leadsElsewhere(word.replace(endings, '')) ? '…' : word))
    .join(' ')
  const hidden = (run: string, at: number, whole: string) =>
    isSum(inLatin(run), at, inLatin(whole)) || isDated(inLatin(run)) ? run : '…'
  return callable.reduce((rest, numbers) => rest.replace(numbers, hidden), said)
}
