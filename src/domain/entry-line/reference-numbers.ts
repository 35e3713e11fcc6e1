/** Tells which numbers of a line name or measure something, so that they are never its amount. */
import { labels, namedUpTo, units } from './number-words.ts'
import type { Written } from './read-price.ts'
import type { Token } from './tokens.ts'

type At = (at: number) => boolean

const isDigits = (text: string) => /^\+?\d[\d-]*$/.test(text)

/** 007, 0049, 2024-17 and 555-0199 are names; 0.50 and 20-3 are not. */
function isName(text: string, before: string): boolean {
  if (/^0\d/.test(text)) return true
  const [first = '', ...rest] = text.split('-')
  if (rest.length === 0 || !/^\d[\d-]*$/.test(text)) return false
  const isLong = first.length > 3 || rest.some((part) => part.length > 3)
  const isPadded = rest.some((part) => part === '' || /^0/.test(part))
  return (
    rest.length > 1 || isYear(first) || isLong || isPadded || labels.has(before.replace(/\.$/, ''))
  )
}

/** A phone has so many digits; what follows them may be a price again. */
const phoneDigits = 10

function chainEnd(texts: readonly string[], from: number): number {
  let end = from + 1
  while (end < texts.length && /^\d[\d-]*$/.test(texts[end] ?? '')) end += 1
  return end
}

/** The first digits of a row of numbers, as many as a phone has. */
function phonePlaces(texts: readonly string[], places: readonly number[]) {
  let digits = 0
  return places.filter((at) => {
    const isPart = digits < phoneDigits
    digits += (texts[at] ?? '').replace(/\D/g, '').length
    return isPart
  })
}

const isYear = (text: string) => /^(19|20)\d\d$/.test(text)

/** The last of several numbers in a row is the price, unless it counts or dates what follows. */
function chainFrom(texts: readonly string[], from: number): readonly number[] {
  const end = chainEnd(texts, from)
  const places = Array.from({ length: end - from }, (_, index) => from + index)
  const [first = '', last = '', next = ''] = [texts[from], texts[end - 1], texts[end]]
  if (places.length < 2) return []
  const digits = places
    .map((at) => texts[at] ?? '')
    .join('')
    .replace(/\D/g, '')
  if (/^(\+|0)/.test(first) && digits.length >= 9) return phonePlaces(texts, places)
  const isCounting = places.length === 2 && /\p{L}{2,}s$/u.test(next) && last.length < 3
  const isDating = places.length === 2 && (isYear(last) || last.length > 6) && !isYear(first)
  if (isCounting || isDating) return [end - 1]
  return /^\d*[.,]\d+$/.test(next) ? places : places.slice(0, -1)
}

/** `2 for 1` and `3 in 1` are names of offers while the price stands elsewhere. */
const isOffer = (texts: readonly string[], at: number): boolean => {
  const [first, word = '', second] = [texts[at] ?? '', texts[at + 1], texts[at + 2] ?? '']
  const isSmall = /^[2-6]$/.test(first) && /^[1-5]$/.test(second) && Number(second) < Number(first)
  const hasPrice = texts.some((text, place) => /\d/.test(text) && place !== at && place !== at + 2)
  return isSmall && hasPrice && /^(for|in|of|by|für|pour|por)$/i.test(word)
}

/** `1.5 kg`, `3 nights`: the number tells how much of it there was. */
const isMeasured = (text: string, next: string) =>
  /^\d+([.,]\d+)?([x×-]\d+)?$/.test(text) && units.has(next.replace(/\.$/, ''))

export function referencesIn(tokens: readonly Token[], isTaken: At): At {
  const found = new Set<number>()
  const texts = tokens.map(({ text, isQuoted }, at) => (isQuoted || isTaken(at) ? '' : text))
  for (const [at, text] of texts.entries()) {
    if (text === '') continue
    if (isName(text, tokens[at - 1]?.word ?? '')) found.add(at)
    if (isMeasured(text, texts[at + 1] === '' ? '' : (tokens[at + 1]?.word ?? ''))) found.add(at)
    if (isOffer(texts, at)) for (const place of [at, at + 2]) found.add(place)
  }
  const loose = texts.map((text, at) => (found.has(at) && !/^0/.test(text) ? '' : text))
  for (let at = 0; at < loose.length; at++) {
    if (!isDigits(loose[at] ?? '')) continue
    for (const place of chainFrom(loose, at)) found.add(place)
    at = chainEnd(loose, at) - 1
  }
  return (at) => found.has(at)
}

/** `iPhone 15` says which one, and nothing of what it costs. */
export const saysWhich = (
  { count, sum, currency, sign, factor, isMinor }: Written,
  before: string,
): boolean =>
  count === 1 &&
  factor === 1 &&
  !isMinor &&
  currency === null &&
  sign === null &&
  /^\d+$/.test(sum) &&
  Number(sum) <= namedUpTo(before.replace(/\.$/, ''))
