/** Whether a sentence of somebody else says only what the facts say. */
import { type Claim, readClaims } from './read-claims.ts'

/** A sentence of our own, made from the book. */
export interface StatedFact {
  readonly text: string
}

interface Known {
  readonly claims: readonly Claim[]
  readonly names: ReadonlySet<string>
}

export interface Witness {
  /** Null when all of it is among the facts; otherwise what is not. */
  check(sentence: string): string | null
}

/** What is no statement about money but could lead somebody away. */
const elsewhere =
  /https?:|www\.|\bmailto:|\S+@\S+\.\S|<\/?\w|\]\(|\b\w+\.(?:com|net|org|io|de|example)\b/i

const totalWords = /\b(?:in all|total|altogether|together|overall|income|spending|usual|month)\b/i

/** Facts about nothing in particular, such as the total of a month. */
const isGeneral = ({ names }: Known) => names.size === 0

const datesOf = (claims: readonly Claim[]) =>
  claims.flatMap(({ kind, value }) => (kind === 'date' ? [value] : []))

/** A day is of its month, and a month without a year of every year. */
const isOfDate = (said: string, known: string) =>
  known === said || known.startsWith(`${said}-`) || (said.startsWith('-') && known.includes(said))

function isSameClaim(said: Claim, known: Claim): boolean {
  if (said.kind === 'date') return known.kind === 'date' && isOfDate(said.value, known.value)
  if (said.kind === 'number' && known.kind === 'date') return isYearOf(said, known)
  if (said.kind === 'word' || known.kind === 'word') return isSameWord(said, known)
  if (said.kind !== known.kind || said.value !== known.value) return false
  if (said.kind === 'money') {
    return (said.currencies ?? []).some((code) => known.currencies?.includes(code))
  }
  return said.unit === undefined || said.unit === known.unit
}

const isYearOf = ({ value, unit }: Claim, known: Claim) =>
  unit === undefined && /^\d{4}$/.test(value) && known.value.startsWith(`${value}-`)

/** A word for a number says the same as its digits where these are a plain count. */
function isSameWord(said: Claim, known: Claim): boolean {
  const kinds = [said.kind, known.kind]
  return kinds.every((kind) => kind === 'word' || kind === 'number') && said.value === known.value
}

export interface Reader {
  readonly locale: string
  /** What things are called; a number belongs to the names it stands beside. */
  readonly names: readonly string[]
}

export function openWitness(facts: readonly StatedFact[], { locale, names }: Reader): Witness {
  const shape = namesShape(names)
  const namesIn = (text: string) =>
    new Set(Array.from(text.matchAll(shape), ([name]) => name.toLowerCase()))
  const withoutNames = (text: string) => text.replace(shape, ' · ')
  const known: readonly Known[] = facts.map(({ text }) => ({
    names: namesIn(text),
    claims: readClaims(withoutNames(text), locale),
  }))
  return {
    check(sentence) {
      if (elsewhere.test(sentence)) return sentence
      const claims = readClaims(withoutNames(sentence), locale)
      const meant = namesIn(sentence)
      const dates = datesOf(claims)
      const isAbout = (fact: Known) =>
        meant.size === 0 ||
        [...meant].some((name) => fact.names.has(name)) ||
        (isGeneral(fact) && totalWords.test(sentence))
      const isThen = (fact: Known) => {
        const own = datesOf(fact.claims)
        return (
          dates.length === 0 ||
          own.length === 0 ||
          own.some((day) => dates.some((said) => isOfDate(said, day)))
        )
      }
      const fitting = known.filter((fact) => isAbout(fact) && isThen(fact))
      const wrong = claims.find(
        (claim) =>
          claim.kind === 'unreadable' ||
          !fitting.some((fact) => fact.claims.some((one) => isSameClaim(claim, one))),
      )
      return wrong ? wrong.value : null
    },
  }
}

/** All in one, the longest first; without any, what is never found. */
function namesShape(names: readonly string[]): RegExp {
  const ordered = names.toSorted((a, b) => b.length - a.length)
  const any = ordered.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any || '(?!)'})(?![\\p{L}\\p{N}])`, 'giu')
}
