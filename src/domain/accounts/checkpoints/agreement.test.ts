import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '../../calendar/day-number.ts'
import type { Checkpoint } from '../../import/statement-balances.ts'
import { agreementOf, type Break, type CheckedBook } from './agreement.ts'
import { type Candidate, type GapRow, isDigitSlip } from './explain.ts'

const close = (date: string, balance: number): Checkpoint => ({ date, at: 'close', balance })

const row = (id: string, date: string, effect: number, fields: Partial<GapRow> = {}): GapRow => ({
  ...{ id, date, effect, ...fields },
})

const book = (fields: Partial<CheckedBook>): CheckedBook => ({
  account: { openingBalance: 1000, openingOn: '2026-05-01' },
  ...{ rows: [], leftOut: [], elsewhere: [], checkpoints: [], ...fields },
})

/** What explains a gap in the second half of May, which begins right. */
const explained = (balance: number, fields: Partial<CheckedBook>) => {
  const checkpoints = [close('2026-05-15', 1000), close('2026-05-31', balance)]
  const { breaks } = agreementOf(book({ checkpoints, ...fields }))
  expect(breaks.map(({ after, until }) => [after, until])).toEqual([['2026-05-15', '2026-05-31']])
  return breaks.flatMap(({ candidates }) =>
    candidates.map(({ kind, ids }) => [kind, ...ids].join(' ')),
  )
}

describe('an account and its bank', () => {
  const rows = [row('a', '2026-05-10', -100), row('b', '2026-05-20', 30)]

  it('say nothing of each other without checkpoints, or before the opening', () => {
    const nothing = { agreesUntil: null, gap: 0, breaks: [] }
    expect(agreementOf(book({ rows }))).toEqual(nothing)
    expect(agreementOf(book({ rows, checkpoints: [close('2026-04-30', 5)] }))).toEqual(nothing)
  })

  it('agree until the last checkpoint before the first that is off', () => {
    const checkpoints = [close('2026-05-31', 930), close('2026-05-12', 900)]
    expect(agreementOf(book({ rows, checkpoints }))).toEqual({
      ...{ agreesUntil: '2026-05-31', gap: 0, breaks: [] },
    })
    const off = agreementOf(book({ rows, checkpoints: [...checkpoints, close('2026-06-30', 935)] }))
    expect(off).toMatchObject({ agreesUntil: '2026-05-31', gap: 5 })
  })

  it('take the start of a day for the end of the one before', () => {
    const opening: Checkpoint = { date: '2026-05-01', at: 'open', balance: 1000 }
    expect(agreementOf(book({ rows, checkpoints: [opening] })).agreesUntil).toBe('2026-04-30')
    const start: Checkpoint = { date: '2026-05-10', at: 'open', balance: 1000 }
    expect(agreementOf(book({ rows, checkpoints: [start] }))).toMatchObject({
      ...{ agreesUntil: '2026-05-09', gap: 0 },
    })
  })

  it('go by what was said last of one end of a day, and never by a stretch of no days', () => {
    const [slip, right] = [
      { ...close('2026-05-31', 931), updatedAt: '2026-06-01T10:00:00.000Z' },
      { ...close('2026-05-31', 930), updatedAt: '2026-06-01T10:01:00.000Z' },
    ]
    for (const checkpoints of [
      [slip, right],
      [right, slip],
    ]) {
      const agreed = { agreesUntil: '2026-05-31', gap: 0, breaks: [] }
      expect(agreementOf(book({ rows, checkpoints }))).toEqual(agreed)
    }
    const next: Checkpoint = { date: '2026-06-01', at: 'open', balance: 940 }
    const { breaks } = agreementOf(book({ rows, checkpoints: [close('2026-05-31', 935), next] }))
    expect(breaks).toMatchObject([{ after: null, until: '2026-05-31', gap: 10 }])
  })

  it('differ in every window in which the gap changes, also where faults cancel out', () => {
    const checkpoints = [
      close('2026-05-12', 905),
      close('2026-05-25', 935),
      close('2026-05-31', 930),
    ]
    const { agreesUntil, gap, breaks } = agreementOf(book({ rows, checkpoints }))
    expect([agreesUntil, gap]).toEqual([null, 0])
    expect(breaks.map(({ after, until, gap: change }) => [after, until, change])).toEqual([
      [null, '2026-05-12', 5],
      ['2026-05-25', '2026-05-31', -5],
    ])
    expect(breaks.map(({ candidates }) => candidates.at(-1)?.kind)).toEqual(['opening', undefined])
  })
})

describe('a gap is explained', () => {
  const at = (id: string, effect: number, fields: Partial<GapRow> = {}) =>
    row(id, '2026-05-20', effect, fields)

  it('by a row whose amount was changed', () => {
    expect(explained(960, { rows: [at('a', -70, { bankEffect: -40 })] })).toEqual(['changed a'])
  })

  it('by a row whose day was moved out of the window or into it', () => {
    const out = row('a', '2026-06-20', -70, { bankOn: '2026-05-20' })
    expect(explained(930, { rows: [out] })).toEqual(['moved a'])
    const into = at('a', -70, { bankOn: '2026-06-20' })
    expect(explained(1000, { rows: [into] })).toEqual(['moved a'])
    const within = at('a', -70, { bankOn: '2026-05-21' })
    expect(explained(1000, { rows: [within] })).toEqual(['extra a'])
  })

  it('by a line left out, an announced row, or one on another account', () => {
    const [late, early] = [row('x', '2026-06-01', -70), row('y', '2026-05-15', -70)]
    expect(explained(930, { leftOut: [at('a', -70), late, early, at('b', -71)] })).toEqual([
      'missing a',
    ])
    expect(explained(930, { rows: [at('a', -70, { isPending: true })] })).toEqual(['pending a'])
    expect(explained(930, { elsewhere: [at('a', -70), late] })).toEqual(['elsewhere a'])
  })

  it('by a row dated up to five days too late', () => {
    const dated = (date: string) => explained(930, { rows: [row('a', date, -70)] })
    expect([dated('2026-06-01'), dated('2026-06-05')]).toEqual([['late a'], ['late a']])
    expect(dated('2026-06-06')).toEqual([])
  })

  it('by one that is there twice, or too many, or has the wrong sign', () => {
    const twice = [at('a', -70), row('b', '2026-05-23', -70)]
    expect(explained(930, { rows: twice })).toEqual(['double a', 'double b'])
    const far = [at('a', -70), row('b', '2026-05-24', -70)]
    expect(explained(930, { rows: far })).toEqual(['extra a', 'extra b'])
    const announced = [at('a', -70), at('b', -70, { isPending: true })]
    expect(explained(1000, { rows: announced })).toEqual(['extra a'])
    expect(explained(1035, { rows: [at('a', -35)] })).toEqual(['sign a'])
  })

  it('by what was put aside, before the row that explains it now, which is there once', () => {
    const aside = row('b', '2026-05-23', -70, { isAside: true })
    expect(explained(930, { rows: [at('a', -70), aside] })).toEqual(['extra b', 'extra a'])
  })

  it('across the edge by a twin in the next window', () => {
    const twins = [row('a', '2026-05-30', -70), row('b', '2026-06-02', -70)]
    expect(explained(1000, { rows: twins })).toEqual(['double a'])
  })

  it('by a slip of digits, and by two rows only where no single one does', () => {
    expect(explained(1021, { rows: [at('a', 12)] })).toEqual(['digits a'])
    const two = [at('a', -30), at('b', -40), row('c', '2026-05-21', -10)]
    expect(explained(990, { rows: two })).toEqual(['pair a b'])
    expect(explained(920, { rows: [...two, at('d', -70)] })).toEqual(['extra d'])
  })

  it('by ten pairs at most, the earliest first', () => {
    const many = Array.from({ length: 8 }, (_, n) =>
      row(`r${n}`, `2026-05-${20 + n}`, n % 2 ? -40 : -30),
    )
    const pairs = explained(790, { rows: many })
    expect(pairs).toHaveLength(10)
    expect([pairs[0], pairs[4], pairs[9]]).toEqual(['pair r0 r1', 'pair r1 r2', 'pair r2 r7'])
  })
})

describe('a slip of digits', () => {
  it.each([
    [1240, 1420, true],
    [1240, 2140, true],
    [50, 500, true],
    [12, 102, true],
    [700, 7, true],
    [-1240, -12_400, true],
    [1240, -1420, false],
    [1240, 4210, false],
    [1240, 1240, false],
    [5, 5000, false],
    [120, 0, false],
    [9, 8, false],
  ])('of %d and %d is %s', (one, other, isSlip) => {
    expect(isDigitSlip(one, other)).toBe(isSlip)
    expect(isDigitSlip(other, one)).toBe(isSlip)
  })
})

/** What one click on a candidate does. */
function apply({ gap, until }: Break, { kind, ids }: Candidate, given: CheckedBook): CheckedBook {
  const { account, leftOut, elsewhere } = given
  const isMeant = ({ id }: GapRow) => ids.includes(id)
  const change = (fields: (meant: GapRow) => Partial<GapRow>) => ({
    ...given,
    rows: given.rows.map((one) => (isMeant(one) ? { ...one, ...fields(one) } : one)),
  })
  const without = { ...given, rows: given.rows.filter((one) => !isMeant(one)) }
  switch (kind) {
    case 'changed':
      return change(({ effect, bankEffect }) => ({ effect: bankEffect ?? effect }))
    case 'moved':
      return change(({ date, bankOn }) => ({ date: bankOn ?? date }))
    case 'missing':
      return { ...given, rows: [...given.rows, ...leftOut.filter(isMeant)] }
    case 'elsewhere':
      return { ...given, rows: [...given.rows, ...elsewhere.filter(isMeant)] }
    case 'pending':
      return change(() => ({ isPending: false }))
    case 'late':
      return change(() => ({ date: until }))
    case 'sign':
      return change(({ effect }) => ({ effect: 0 - effect }))
    case 'digits':
      return change(({ effect }) => ({ effect: effect + gap }))
    case 'opening':
      return { ...given, account: { ...account, openingBalance: account.openingBalance + gap } }
    default:
      return without
  }
}

const day = fc.integer({ min: 20_575, max: 20_634 }).map(dayOfNumber)
const amount = fc.integer({ min: -60, max: 60 }).filter((effect) => effect !== 0)

const bankRows = fc
  .array(fc.record({ date: day, effect: amount }), { minLength: 1, maxLength: 12 })
  .map((rows) => rows.map(({ date, effect }, n) => row(`r${n}`, date, effect)))

type Fault = (rows: readonly GapRow[], at: number, more: number, on: string) => Partial<CheckedBook>

const spoil =
  (fields: (one: GapRow, more: number, on: string) => Partial<GapRow>): Fault =>
  (rows, at, more, on) => ({
    rows: rows.map((one, n) => (n === at ? { ...one, ...fields(one, more, on) } : one)),
  })

const faults: Readonly<Record<string, Fault>> = {
  changed: spoil(({ effect }, more) => ({ effect: effect + more, bankEffect: effect })),
  moved: spoil(({ date }, _, on) => ({ date: on, bankOn: date })),
  missing: (rows, at) => ({ rows: rows.toSpliced(at, 1), leftOut: rows.slice(at, at + 1) }),
  elsewhere: (rows, at) => ({ rows: rows.toSpliced(at, 1), elsewhere: rows.slice(at, at + 1) }),
  pending: spoil(() => ({ isPending: true })),
  extra: (rows, _, more, on) => ({ rows: [...rows, row('new', on, more)] }),
  sign: spoil(({ effect }) => ({ effect: -effect })),
}

/** A book as the bank has it but for one fault, and which kind that is. */
const spoiledBook = bankRows.chain((bank) =>
  fc
    .record({
      kind: fc.constantFrom(...Object.keys(faults)),
      at: fc.nat(bank.length - 1),
      more: amount,
      on: day,
    })
    .map(({ kind, at, more, on }) => {
      const checkpoints = ['2026-05-10', '2026-05-31', '2026-06-30'].map((date) => {
        const booked = bank.filter((one) => one.date <= date)
        return close(
          date,
          booked.reduce((sum, { effect }) => sum + effect, 1000),
        )
      })
      return { kind, spoiled: book({ checkpoints, ...faults[kind]?.(bank, at, more, on) }) }
    }),
)

describe('any fault', () => {
  it('is found alike in whatever order rows and checkpoints come', () => {
    fc.assert(
      fc.property(spoiledBook, ({ spoiled }) => {
        const turned = {
          ...spoiled,
          rows: spoiled.rows.toReversed(),
          checkpoints: spoiled.checkpoints.toReversed(),
        }
        expect(agreementOf(turned)).toEqual(agreementOf(spoiled))
      }),
    )
  })

  it('is found in its window, and each candidate closes that gap and opens no earlier one', () => {
    fc.assert(
      fc.property(spoiledBook, ({ kind, spoiled }) => {
        const { agreesUntil, breaks } = agreementOf(spoiled)
        for (const one of breaks) {
          // Twice on near days, a row that is too many is a double one.
          const meant = kind === 'extra' ? ['extra', 'double'] : [kind]
          expect(one.candidates.some((candidate) => meant.includes(candidate.kind))).toBe(true)
          for (const candidate of one.candidates) {
            const mended = agreementOf(apply(one, candidate, spoiled))
            expect(mended.breaks.map(({ until }) => until)).not.toContain(one.until)
            expect((mended.agreesUntil ?? '') >= (agreesUntil ?? '')).toBe(true)
          }
        }
      }),
      { numRuns: 500 },
    )
  })
})
