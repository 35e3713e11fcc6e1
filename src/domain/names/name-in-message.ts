/** What of a name somebody gave themselves may stand in a message to others. */
import { withoutHidden } from './hidden-characters.ts'

const CHARACTERS_MOST = 40
/** "Anna 2" is a name; more digits are a number to call. */
const DIGITS_MOST = 2

const wordsOf = (text: string) => text.split(/[\s\p{Z}]+/u)

/** Dots inside a word make an address of it, but for initials such as J.R.R. */
const initials = /^(\p{L}\p{M}*\.)+(\p{L}\p{M}*)?$/u
const isLink = (word: string) =>
  /[:/\\@]|^www\b/iu.test(word) || (/[^.。][.。]+[^.。]/u.test(word) && !initials.test(word))

const digits = /\p{N}/gu
/** Marks can be heaped up until nothing else is read. */
const heaps = /(\p{M}{2})\p{M}+/gu
const strange = /[^\p{L}\p{M}\p{N}'’.&\- ]/gu

/**
 * Without links, numbers and what is not seen: a message says who it is from, and nothing more that
 * they could shape. `otherwise` where nothing is left.
 */
export function nameInMessage(name: string, otherwise: string): string {
  const plain = withoutHidden(name.replace(/\p{Cc}/gu, ' ')).normalize('NFKC')
  const isNumber = (plain.match(digits)?.length ?? 0) > DIGITS_MOST
  const said = wordsOf(plain)
    .filter((word) => !isLink(word))
    .join(' ')
    .replace(heaps, '$1')
    .replace(strange, ' ')
    .replace(digits, isNumber ? ' ' : '$&')
  const short = [...said].slice(0, CHARACTERS_MOST).join('')
  const tidy = wordsOf(short)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
  return /\p{L}/u.test(tidy) ? tidy : otherwise
}

/** As people write numbers to call; amounts group theirs by points, commas or narrow spaces. */
const callable = /\+?\d(?:[ ()/-]{0,2}\d){6,}/g
/** An amount has points too, but no letters behind them. */
const leadsElsewhere = (word: string) =>
  /:\/\/|^www\b|[.。]\p{L}{2,}|@/iu.test(word) && !initials.test(word)
const endings = /[.,;:!?…"'”’)]+$/u

/**
 * What others wrote, such as what a bill is for, where a notification leaves the app: in one line,
 * without links and numbers to call. It is read as ours there, and a subject line has no more room.
 */
export const textInMessage = (text: string): string =>
  withoutHidden(text.replace(/\p{Cc}/gu, ' '))
    .split(' ')
    .map((word) => (leadsElsewhere(word.replace(endings, '')) ? '…' : word))
    .join(' ')
    .replace(callable, '…')
