/** Finds what of an amount comes back, and from whom: `anna owes me 80`, `lent tom 50`. */
import { type Day, isDay } from '../calendar/calendar.ts'
import { readDayAhead } from '../calendar/read-day.ts'
import { foldText } from '../ledger.ts'
import type { DateOrder } from '../locale.ts'
import { asPattern } from '../names/as-pattern.ts'
import { type LineWords, type PhraseFound, type Place, wholeWords } from './line-words.ts'

export interface FoundBack {
  /** Where its amount stands; null when all of it comes back. */
  readonly price: Place | null
  /** A part of the whole, such as 1/2; null when an amount is named. */
  readonly share: string | null
  readonly from: string
  readonly dueOn: Day | null
  readonly at: number
  readonly count: number
}

export interface BackContext {
  readonly people: readonly string[]
  readonly today: Day
  readonly order: DateOrder
  /** As it was typed. */
  readonly textAt: (at: number) => string
}

const share =
  '(?:a )?(?:half|third|quarter)|half of it|all|all of it|everything|it all|' +
  '1/2|1/3|2/3|1/4|3/4|\\d{1,2}%|die halfte|la moitie|a? ?metade'
const shares: readonly (readonly [RegExp, string])[] = [
  [/half|halfte|moitie|metade/, '1/2'],
  [/third/, '1/3'],
  [/quarter/, '1/4'],
  [/all|everything/, '1/1'],
]
const amount = `(¤|${share})`

/** Words that stand where a name would and are none. */
const nobody = new Set(
  (
    'i he she they we you who nobody it me my the to a an money out back will and for from is ' +
    'was still'
  ).split(' '),
)

/** A loose one needs a share: a bare amount could be from a shop. Others need a known name. */
type Care = 'loose' | 'known'
type Shape = readonly [pattern: string, who: number, howMuch: number | string, care?: Care]

/** The groups of each: who, and how much. A name is W, an amount M. */
const phrases: readonly Shape[] = [
  ['(W) (?:still )?owes? (?:me )?M', 0, 1],
  ['(W) (?:still )?owes? me', 0, '1/1'],
  ['(W) schuldet (?:mir )?(?:noch )?M', 0, 1],
  ['(W) me doit (?:encore )?M', 0, 1],
  ['(W) me deve M', 0, 1],
  [
    '(?:i )?(?:expect|expecting|get|getting|will get|erwarte) M (?:back )?(?:from|by|von) (W)',
    1,
    0,
  ],
  ['M (?:to come )?back (?:from|by) (W)', 1, 0],
  ['M zuruck von (W)', 1, 0],
  ['M (?:is )?expected (?:back )?from (W)', 1, 0],
  ['M (?:is )?(?:from|by) (W)', 1, 0, 'loose'],
  ['(W) (?:will )?(?:pays?|gives?) (?:me )?back M', 0, 1],
  ['(W) (?:will )?(?:pays?|gives?) (?:me )?M back', 0, 1],
  ['(W) (?:will )?(?:pays?|gives?) me M', 0, 1],
  ['(W) (?:will )?(?:pays?|gives?) (?:me |it |all )?back', 0, '1/1'],
  ['(W) (?:will )?(?:repays?|returns?) (?:me )?M', 0, 1],
  ['(W) (?:pays?|zahlt|paie|paga) M', 0, 1, 'loose'],
  ['(?:split|shared|halved) with (W)', 0, 'even', 'known'],
]

/** All of it was lent; the words stay to say so. */
const lending: readonly Shape[] = [
  ['(?:i )?(?:lent|loaned|borrowed by) (?:to )?(W) M', 0, 1],
  ['(?:i )?(?:lent|loaned|lend) M to (W)', 1, 0],
  ['(?:loan|lend) (?:to )?(W) M', 0, 1, 'known'],
  ['(W) borrowed M', 0, 1],
  ['(?:an )?(W) M (?:geliehen|verliehen|geborgt)', 0, 1],
  ['(?:an )?(W) (?:geliehen|verliehen|geborgt) M', 0, 1],
  ['(?:geliehen|verliehen) an (W) M', 0, 1],
  ['M an (W) (?:geliehen|verliehen|geborgt)', 1, 0],
  ['prete M a (W)', 1, 0],
  ['prete a (W) M', 0, 1],
  ['(?:emprestei|emprestado) M (?:pro|pra|para|ao|a|para o|para a) (W)', 1, 0],
  ['(?:emprestei|emprestado) (?:pro|pra|para|ao|a) (W) M', 0, 1],
  ['emprestei (W) M', 0, 1],
]

const anyName = '@?\\p{L}[\\p{L}\\p{N}_.\\-]*'

/** One way to say it, ready to be looked for. */
interface Saying {
  readonly pattern: RegExp
  readonly who: number
  readonly howMuch: number | string
  readonly isLoose: boolean
}

function sayingsWith(shapes: readonly Shape[], people: readonly string[]): readonly Saying[] {
  const one = `(?:${people.map((name) => `@?${asPattern(foldText(name))}`).join('|')})`
  const known = people.length === 0 ? '' : `${one}(?:(?:,| and| und| et| e| &) ${one})*`
  return shapes.flatMap(([shape, who, howMuch, care]) => {
    const names = [known, care === 'known' ? '' : anyName].filter(Boolean)
    return names.map((name) => ({
      ...{ who, howMuch, isLoose: care === 'loose' },
      pattern: wholeWords(shape.replace('(W)', `(${name})`).replace('M', amount)),
    }))
  })
}

interface Sayings {
  readonly lent: readonly Saying[]
  readonly owed: readonly Saying[]
}

const prepared = new WeakMap<readonly string[], Sayings>()

function sayingsFor(people: readonly string[]): Sayings {
  const before = prepared.get(people)
  if (before) return before
  const made = { lent: sayingsWith(lending, people), owed: sayingsWith(phrases, people) }
  prepared.set(people, made)
  return made
}

interface BackPhrase {
  readonly found: PhraseFound
  readonly who: Place
  readonly howMuch: Place | null
  /** What it is where no amount is said. */
  readonly otherwise: string
}

const isShare = ({ text }: Place) => text !== '¤'

/** With one other person half, with two of them two thirds. */
function evenShare({ text }: Place): string {
  const others = text.split(/,? (?:and|und|et|e|&) |, /).length
  return `${others}/${others + 1}`
}

function firstOf(words: LineWords, sayings: readonly Saying[]): BackPhrase | null {
  for (const { pattern, who, howMuch, isLoose } of sayings) {
    const found = words.find(pattern)
    const person = found?.parts[who]
    if (!found || !person || nobody.has(person.text)) continue
    const said = typeof howMuch === 'number' ? (found.parts[howMuch] ?? null) : null
    if (isLoose && (said === null || !isShare(said))) continue
    const otherwise = howMuch === 'even' ? evenShare(person) : '1/1'
    return { found, who: person, howMuch: said, otherwise }
  }
  return null
}

const shareOf = (text: string) => shares.find(([pattern]) => pattern.test(text))?.[1] ?? text

/** The name as it is known, or as it was typed. */
function nameOf({ at, count }: Place, { people, textAt }: BackContext): string {
  const typed = Array.from({ length: count }, (_, index) => textAt(at + index).replace(/^@/, ''))
  const knownAs = (text: string) => people.find((name) => foldText(name) === foldText(text))
  const whole = typed.join(' ')
  if (knownAs(whole) !== undefined || count > 1) {
    return knownAs(whole) ?? typed.map((text) => knownAs(text) ?? text).join(' ')
  }
  return whole.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** `by friday`, `until 1 dec`, right behind it. */
function findDue(end: number, { today, order, textAt }: BackContext) {
  if (!/^(by|until|till|due|before|bis)$/i.test(textAt(end))) return { dueOn: null, count: 0 }
  for (let count = 3; count > 0; count--) {
    const text = Array.from({ length: count }, (_, index) => textAt(end + 1 + index)).join(' ')
    const day = text.trim() === text ? readDayAhead(text, today, order) : null
    if (day !== null && isDay(day)) return { dueOn: day, count: count + 1 }
  }
  return { dueOn: null, count: 0 }
}

const leads = /^(got|received|refund|refunded|erhalten|recebi|recu|reimbursed)$/

/** Null when nothing comes back. */
export function findBack(words: LineWords, context: BackContext): FoundBack | null {
  if (leads.test(foldText(context.textAt(0)))) return null
  const sayings = sayingsFor(context.people)
  const lent = firstOf(words, sayings.lent)
  if (lent) {
    const due = findDue(lent.found.at + lent.found.count, context)
    const at = lent.found.at + lent.found.count
    const from = nameOf(lent.who, context)
    return { price: null, share: '1/1', from, dueOn: due.dueOn, at, count: due.count }
  }
  const hit = firstOf(words, sayings.owed)
  if (!hit) return null
  const { found, who, howMuch } = hit
  const due = findDue(found.at + found.count, context)
  return {
    price: howMuch && !isShare(howMuch) ? howMuch : null,
    share: howMuch === null ? hit.otherwise : isShare(howMuch) ? shareOf(howMuch.text) : null,
    from: nameOf(who, context),
    dueOn: due.dueOn,
    at: found.at,
    count: found.count + due.count,
  }
}
