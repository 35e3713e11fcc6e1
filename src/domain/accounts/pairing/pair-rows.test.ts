import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '../../calendar/day-number.ts'
import { rateTable } from '../../money/rates.ts'
import { type Candidate, candidatesOf, leastScore, type PairingRow, Texts } from './candidates.ts'
import { mostTogether, type PairingInput, pairRows } from './pair-rows.ts'

const accounts = [
  { id: 'giro', name: 'Everyday', institution: 'Moor & Moss', number: 'GB29NWBK60161331926819' },
  { id: 'visa', name: 'Red card', institution: 'Cardhouse', number: '4532000011112222' },
  { id: 'pot', name: 'Holidays', institution: 'Piggy', number: null },
  { id: 'dollars', name: 'Stateside', institution: 'Overthere', number: '77665544' },
]

const rates = rateTable({ days: ['2026-05-04'], rates: { USD: ['1.25'], JPY: ['160'] } })

const row = (id: string, amount: number, fields: Partial<PairingRow> = {}): PairingRow => ({
  ...{ id, accountId: amount < 0 ? 'giro' : 'pot', date: '2026-05-06', amount, currency: 'EUR' },
  ...{ text: '', ...fields },
})

const pair = (rows: readonly PairingRow[], fields: Partial<PairingInput> = {}) =>
  pairRows({ accounts, rows, rejected: [], rates, ...fields }).pairs

const found = (rows: readonly PairingRow[], fields: Partial<PairingInput> = {}) =>
  pair(rows, fields).map(({ out, in: into, kind, score, evidence, isAmbiguous }) =>
    [out.id, into.id, kind, score, evidence.fit.fee, isAmbiguous].join(' '),
  )

/** One row of money out and one in. */
const two = (
  out: Partial<PairingRow>,
  into: Partial<PairingRow> = {},
  fields: Partial<PairingInput> = {},
) => found([row('o', -7000, out), row('i', 7000, into)], fields)

describe('two rows', () => {
  it('are asked about when nothing but amount and days goes together', () => {
    expect(two({})).toEqual(['o i proposed 100 0 false'])
    expect(two({}, { date: '2026-05-10' })).toEqual(['o i proposed 80 0 false'])
    expect(two({}, { date: '2026-05-11' })).toEqual([])
  })

  it('are certain with words, names or a reference', () => {
    expect(two({ text: 'Transfer' })).toEqual(['o i certain 120 0 false'])
    expect(two({ text: 'To holidays' })).toEqual(['o i certain 150 0 false'])
    expect(two({ text: 'To holidays' }, { text: 'from Everyday' })).toEqual([
      'o i certain 150 0 false',
    ])
    const same = { text: 'TX998877' }
    expect(two(same, { ...same, date: '2026-05-08' })).toEqual(['o i certain 140 0 false'])
    expect(two({ text: 'Transfer' }, { date: '2026-05-09' })).toEqual(['o i certain 105 0 false'])
    expect(two({ text: 'Transfer' }, { date: '2026-05-10' })).toEqual(['o i proposed 100 0 false'])
  })

  it('may be three days early and five late, whatever is said', () => {
    const said = { text: 'Transfer to holidays' }
    for (const date of ['2026-05-03', '2026-05-11']) expect(two(said, { date })).toHaveLength(1)
    for (const date of ['2026-05-02', '2026-05-12']) expect(two(said, { date })).toEqual([])
  })

  it('lose by a word that says where the money came from, once', () => {
    expect(two({}, { text: 'Salary' })).toEqual([])
    expect(two({ text: 'Refund to holidays' }, { text: 'refund' })).toEqual([
      'o i certain 110 0 false',
    ])
  })

  it('may differ by a small fee if something says that they belong together', () => {
    const into = { amount: 6790 }
    expect(two({ text: 'to Piggy' }, into)).toEqual(['o i certain 140 210 false'])
    expect(two({ text: 'Transfer' }, { ...into, text: 'Transfer' })).toEqual([
      'o i certain 130 210 false',
    ])
    expect(two({ text: 'Transfer' }, into)).toEqual([])
    expect(two({ text: 'to Piggy' }, { amount: 6789 })).toEqual([])
    expect(two({ text: 'to Piggy' }, { amount: 7001 })).toEqual([])
  })

  it('of two currencies are compared by the rate of the day the money left', () => {
    const into = (amount: number) => ({ accountId: 'dollars', currency: 'USD', amount })
    expect(two({}, into(8750))).toEqual(['o i proposed 90 0 false'])
    expect(two({}, into(8749))).toEqual(['o i proposed 85 0 false'])
    expect(two({ text: 'Transfer' }, into(9100))).toEqual(['o i proposed 90 0 false'])
    expect(two({ text: 'Overthere' }, into(8400))).toEqual(['o i certain 120 0 false'])
    expect(two({ text: 'Overthere' }, into(9101))).toEqual([])
    expect(two({ text: 'Overthere' }, into(8399))).toEqual([])
    const yen = { accountId: 'visa', currency: 'JPY', amount: 11_200 }
    expect(two({}, yen)).toEqual(['o i proposed 90 0 false'])
    expect(two({}, into(7000), { rates: null })).toEqual([])
    const late = { date: '2026-05-12' }
    expect(two(late, { ...into(8750), ...late })).toEqual([])
  })

  it('are no pair of one account, of announced or bound rows, or once taken apart', () => {
    expect(two({}, { accountId: 'giro' })).toEqual([])
    expect(two({ isPending: true })).toEqual([])
    expect(two({}, { isLocked: true })).toEqual([])
    expect(two({}, {}, { rejected: [['o', 'i']] })).toEqual([])
    expect(two({}, {}, { rejected: [['i', 'o']] })).toHaveLength(1)
    const known = { rejected: [['bank-1', 'i']] as const }
    expect(two({ bankId: 'bank-1' }, {}, known)).toEqual([])
    expect(two({ bankId: 'bank-2' }, {}, known)).toHaveLength(1)
  })
})

describe('many rows', () => {
  const at = (day: string) => ({ date: `2026-05-${day}` })

  it('are joined for the largest sum, not by the nearest first', () => {
    const rows = [
      row('o1', -7000, at('06')),
      row('o2', -7000, at('10')),
      row('i1', 7000, at('09')),
      row('i2', 7000, at('13')),
    ]
    expect(found(rows)).toEqual(['o1 i1 proposed 85 0 false', 'o2 i2 proposed 85 0 false'])
  })

  it('are in doubt where another account would do as well, and asked then', () => {
    const said = { text: 'Settlement' }
    const rows = [
      row('o', -7000, said),
      row('k', 7000, said),
      row('i', 7000, { ...said, accountId: 'visa' }),
    ]
    expect(found(rows)).toEqual(['o i proposed 140 0 true'])
    expect(found(rows.with(2, row('i', 7000, said)))).toEqual(['o i proposed 140 0 true'])
    const both = [...rows.with(2, row('i', 7000, said)), row('p', -7000, said)]
    expect(found(both)).toEqual(['o i certain 140 0 false', 'p k certain 140 0 false'])
  })

  it('that hang together in too large a number are joined best first, and that is told', () => {
    const count = mostTogether / 2 + 2
    const each = (make: (at: number) => PairingRow) =>
      Array.from({ length: count }, (_, n) => make(n))
    const rows = [
      ...each((n) => row(`o${n}`, -100)),
      ...each((n) => row(`i${n}`, 100, n === 0 ? { text: 'from Everyday' } : {})),
    ]
    const { pairs, isBestFirst } = pairRows({ accounts, rows, rejected: [], rates })
    expect(isBestFirst).toBe(true)
    expect(pairs).toHaveLength(count)
    expect(new Set(pairs.flatMap((one) => [one.out.id, one.in.id])).size).toBe(2 * count)
    expect(pairs.filter(({ score }) => score > 100).map((one) => one.in.id)).toEqual(['i0'])
    expect(pairs.some(({ isAmbiguous }) => isAmbiguous)).toBe(true)
    const few = pairRows({ accounts, rows: rows.slice(4), rejected: [], rates })
    expect(few.isBestFirst).toBe(false)
  })
})

const randomRow = fc.record({
  accountId: fc.constantFrom('giro', 'visa', 'pot', 'dollars'),
  date: fc.integer({ min: 20_575, max: 20_579 }).map(dayOfNumber),
  amount: fc.constantFrom(-7000, -7000, -6950, 7000, 7000, 6950),
  text: fc.constantFrom('', '', 'Transfer', 'to Piggy', 'Red card', 'TX998877', 'Refund'),
})

const randomRows = fc
  .array(randomRow, { maxLength: 8 })
  .map((rows) => rows.map((one, n) => row(`r${n}`, one.amount, one)))

const isBefore = (a: PairingRow, b: PairingRow) => {
  const place = ({ accountId }: PairingRow) => accounts.findIndex(({ id }) => id === accountId)
  return (
    a.date < b.date || (a.date === b.date && (place(a) - place(b) || (a.id < b.id ? -1 : 1)) < 0)
  )
}
const sorted = (rows: readonly PairingRow[]) => rows.toSorted((a, b) => (isBefore(a, b) ? -1 : 1))

/** Every way to join rows one to one, in the order in which the first rows choose first. */
function allWays(
  outs: readonly PairingRow[],
  candidates: readonly Candidate[],
): readonly (readonly Candidate[])[] {
  const [out, ...others] = outs
  if (!out) return [[]]
  const own = candidates.filter((one) => one.out.id === out.id)
  const inOrder = sorted(own.map((one) => one.in)).flatMap((into) =>
    own.filter((one) => one.in === into),
  )
  return [
    ...inOrder.flatMap((chosen) =>
      allWays(
        others,
        candidates.filter((one) => one.in.id !== chosen.in.id),
      ).map((rest) => [chosen, ...rest]),
    ),
    ...allWays(others, candidates),
  ]
}

const sumOf = (way: readonly Candidate[]) => way.reduce((sum, { score }) => sum + score, 0)

/** What the rules say, by trying everything. */
function byTrying(rows: readonly PairingRow[]): readonly string[] {
  const all = candidatesOf(rows, new Texts(accounts), rates, new Set())
  const outs = sorted(rows.filter(({ amount }) => amount < 0))
  const chosen: { readonly one: Candidate; readonly words: string }[] = []
  for (const kind of ['certain', 'proposed'] as const) {
    const isFree = (id: string) => !chosen.some(({ one }) => one.out.id === id || one.in.id === id)
    const open = all.filter(
      (one) => one.score >= leastScore[kind] && isFree(one.out.id) && isFree(one.in.id),
    )
    const ways = allWays(outs, open)
    const most = Math.max(...ways.map(sumOf))
    const best = ways.filter((way) => sumOf(way) === most)
    for (const one of best[0] ?? []) {
      const isAmbiguous = best.some((way) => {
        const [forOut, forIn] = [
          way.find((other) => other.out.id === one.out.id),
          way.find((other) => other.in.id === one.in.id),
        ]
        return (
          forOut?.in.accountId !== one.in.accountId || forIn?.out.accountId !== one.out.accountId
        )
      })
      const shown = isAmbiguous ? 'proposed' : kind
      const words = [one.out.id, one.in.id, shown, one.score, one.evidence.fit.fee, isAmbiguous]
      chosen.push({ one, words: words.join(' ') })
    }
  }
  return sorted(chosen.map(({ one }) => one.out)).flatMap((out) =>
    chosen.filter(({ one }) => one.out === out).map(({ words }) => words),
  )
}

describe('any rows', () => {
  it('are joined as well as trying everything would, with the same ties and doubts', () => {
    fc.assert(
      fc.property(randomRows, (rows) => {
        expect(found(rows)).toEqual(byTrying(rows))
      }),
      { numRuns: 400 },
    )
  })

  it('are joined alike in whatever order they come', () => {
    const shuffled = randomRows.chain((rows) =>
      fc.record({
        rows: fc.constant(rows),
        other: fc.shuffledSubarray(rows, { minLength: rows.length }),
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ rows, other }) => {
        expect(found(other)).toEqual(found(rows))
      }),
    )
  })

  it('have each row once, leave nothing to join, and never join what was taken apart', () => {
    fc.assert(
      fc.property(randomRows, (rows) => {
        const pairs = pair(rows)
        const ids = pairs.flatMap((one) => [one.out.id, one.in.id])
        expect(new Set(ids).size).toBe(ids.length)
        expect(pair(rows.filter(({ id }) => !ids.includes(id)))).toEqual([])
        const rejected = pairs.map((one) => [one.out.id, one.in.id] as const)
        const again = pair(rows, { rejected }).map((one) => [one.out.id, one.in.id])
        for (const one of rejected) expect(again).not.toContainEqual(one)
      }),
    )
  })
})
