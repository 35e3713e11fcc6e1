import type { Advice, Evidence } from '#domain/advice/advice.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { minor, readHoles } from './read-holes.ts'
import { cardSentences } from './sentences.ts'

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)

/** `12 × €3.00 + 2 × €4.00`, worked out anew; null where the words say another thing. */
function multiplied(basis: string): number | null {
  const parts = [...basis.matchAll(/(\d+) × (-?[A-Z]{0,3}[€$£¥]?\s?\d[\d,]*(?:\.\d+)?)/g)]
  if (parts.length === 0) return null
  return sumOf(parts.map(([, times = '', amount = '']) => Number(times) * minor(amount)))
}

const isEntry = ({ link, collection }: Evidence) =>
  link === undefined &&
  (collection === 'expenses' || collection === 'incomes' || collection === 'group_shares')

function linkClaims({ link, evidence }: Advice): readonly (readonly [string, boolean])[] {
  const params = new URLSearchParams(link?.split('?')[1])
  const ids = params.get('rows')?.split(',') ?? null
  const entries = evidence.filter(isEntry).map(({ id }) => id)
  const spans = evidence.flatMap((row) => {
    const own = new URLSearchParams(row.link?.split('?')[1])
    const isSame = row.link?.split('?')[0] === link?.split('?')[0]
    return isSame && own.has('from') ? [[own.get('from') ?? '', own.get('to') ?? ''] as const] : []
  })
  const [from, to] = [params.get('from'), params.get('to')]
  return [
    [
      'the link opens exactly the rows',
      ids === null || ids.toSorted().join() === entries.toSorted().join(),
    ],
    [
      'rows that are entries can be opened together',
      entries.length < 2 || entries.length > 100 || ids !== null,
    ],
    [
      'the link opens exactly the days of the rows',
      from === null || spans.some((span) => span[0] === from),
    ],
    ['and ends with them', to === null || spans.some((span) => span[1] === to)],
  ]
}

const hasRough = ({ evidence }: Advice) => evidence.some(({ isAbout }) => isAbout)

function ownClaims(card: Advice, today: Day): readonly (readonly [string, boolean])[] {
  const { yearly, basis, evidence, title, text, isOnce, currency } = card
  const keys = evidence.map(({ collection, id, date }) => `${collection} ${id} ${date}`)
  const product = basis === null ? null : multiplied(basis)
  const isOwn = !basis?.includes('today’s rate')
  return [
    ['it rests on something', evidence.length > 0],
    ['each row is shown once', new Set(keys).size === keys.length],
    ['an amount says how it is made', (yearly === null) === (basis === null)],
    ['an amount is above zero', yearly === null || yearly > 0],
    ['the product is the amount', product === null || !isOwn || isOnce || product === yearly],
    ['nothing is said twice', !text.includes(title)],
    ['percentages are plausible', !/\b\d{4,}%/.test(text)],
    ['about is said of what took a rate', !`${title}${text}`.includes('≈') || hasRough(card)],
    ['a book has one currency', currency.length === 3],
    [
      'what is dated later is not called spent',
      evidence.every((row) => !isEntry(row) || (row.date ?? '') <= today),
    ],
    ...linkClaims(card),
  ]
}

/** Everything in a card that its rows do not bear out; the rows alone decide. */
export function recount(card: Advice, today: Day): readonly string[] {
  const said = cardSentences[card.rule]
  if (!said) return [`${card.rule}: nobody has written down how to recount it`]
  const title = readHoles(card.title, said.title)
  const text = readHoles(card.text, said.text)
  if (!title) return [`${card.rule}: the title is not one of its own: ${card.title}`]
  if (!text) return [`${card.rule}: the text is not one of its own: ${card.text}`]
  const rows = card.evidence
  const claims = [...ownClaims(card, today), ...said.claims({ title, text, rows, card, today })]
  return claims
    .filter(([, isTrue]) => !isTrue)
    .map(([claim]) => `${card.rule}: ${claim}: ${card.title} | ${card.text} | ${card.basis}`)
}
