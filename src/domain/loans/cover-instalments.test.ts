import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '#test/support/sample-plan.ts'
import { addDays } from '../calendar/calendar.ts'
import { checkPayment } from './check-payment.ts'
import {
  askedOn,
  type Coverage,
  countedAlone,
  countedFor,
  countedRow,
  coverInstalments,
  dueOf,
  openSum,
  openUntil,
  type PaidFact,
} from './cover-instalments.ts'
import { planLoan } from './loan-plan.ts'
import { interestAhead, standingOf } from './standing.ts'

const plan = samplePlan({ feePerPeriod: 3_00 })
const verdict = planLoan(plan)
const rows = verdict.ok ? verdict.rows : []
const [start, end] = [plan.startOn, rows.at(-1)?.date ?? '']
const regular = (date: string, amount: number, dueOn: string | null = null): PaidFact => ({
  ...{ id: date, date, amount, type: 'regular', dueOn },
})
const due = dueOf(rows[1] ?? { payment: 0, fees: 0 })

describe('a payment', () => {
  it('goes to the oldest instalment that is open, and on to the next', () => {
    const { placed, next, paidOfNext } = coverInstalments(rows, start, [
      regular('2026-03-20', due),
      regular('2026-02-10', 100_00),
    ])
    expect(placed.get('2026-02-10')).toMatchObject({ dueOn: '2026-02-15', feesPart: 3_00 })
    expect(placed.get('2026-03-20')?.dueOn).toBe('2026-02-15')
    expect(next?.date).toBe('2026-03-15')
    expect(paidOfNext).toBe(100_00)
  })

  it('of an instalment that counts as paid changes nothing; the nearest day decides', () => {
    const from = '2026-06-15'
    expect(countedRow(rows, from, '2026-05-18')?.date).toBe('2026-05-15')
    expect(countedRow(rows, from, '2026-06-10')).toBeNull()
    expect(countedRow(rows, from, from)).toBeNull()
    const paid = regular('2026-05-18', due, '2026-05-15')
    const { placed, next, total } = coverInstalments(rows, from, [paid])
    expect(placed.get('2026-05-18')?.dueOn).toBe('2026-05-15')
    expect([next?.date, total]).toEqual(['2026-06-15', 0])
  })

  it('is refused where its instalment counts as paid, but may stay there', () => {
    const days = { trackFrom: '2026-06-15', today: '2026-06-20' }
    const of = (was: PaidFact | null) => ({ rows, ...days, others: [], was })
    const draft = regular('2026-05-18', 50_00, '2026-05-15')
    expect(checkPayment(of(null), { ...draft, dueOn: null })).toEqual({
      ok: false,
      problem: 'counted',
    })
    expect(checkPayment(of(regular('2026-06-20', 50_00, '2026-06-15')), draft).ok).toBe(false)
    expect(checkPayment(of(draft), { ...draft, amount: 60_00 }).ok).toBe(true)
    expect(checkPayment(of(null), regular('2026-06-01', due)).ok).toBe(true)
    expect(checkPayment(of(null), regular('2026-06-15', due + 1))).toMatchObject({ room: due })
  })

  it('takes the place of one that counts as paid, at most all of it', () => {
    const days = { trackFrom: '2026-06-15', today: '2026-06-20' }
    const of = (others: readonly PaidFact[]) => ({ rows, ...days, others, was: null })
    const draft = regular('2026-05-18', due, '2026-05-15')
    expect(checkPayment(of([]), draft)).toEqual({ ok: true })
    const tooMuch = (room: number) => ({ ok: false, problem: 'too-much', room })
    expect(checkPayment(of([]), { ...draft, amount: due + 1 })).toEqual(tooMuch(due))
    expect(checkPayment(of([{ ...draft, id: 'other' }]), draft)).toEqual(tooMuch(0))
    const before = coverInstalments(rows, days.trackFrom, [])
    const after = coverInstalments(rows, days.trackFrom, [draft])
    expect({ ...after, placed: null }).toEqual({ ...before, placed: null })
    const alone = (coverage: Coverage) =>
      countedAlone(rows, days.trackFrom, coverage).map(({ date }) => date)
    expect(alone(before)).toEqual(['2026-02-15', '2026-03-15', '2026-04-15', '2026-05-15'])
    expect(alone(after)).toEqual(['2026-02-15', '2026-03-15', '2026-04-15'])
  })

  it('may be all that is open until today, the oldest first, and no more', () => {
    const today = '2026-04-20'
    const others = [regular('2026-02-15', due), regular('2026-03-20', 100_00)]
    const paid = { rows, trackFrom: start, today, others, was: null }
    const late = 2 * due - 100_00
    const covered = coverInstalments(rows, start, others)
    expect(openSum(covered, today)).toEqual({ on: '2026-03-15', count: 2, amount: late })
    expect(askedOn(covered, today)).toEqual(openSum(covered, today))
    expect(askedOn(covered, '2026-03-01')).toMatchObject({ on: '2026-03-15', count: 1 })
    expect(checkPayment(paid, regular(today, late))).toEqual({ ok: true })
    expect(checkPayment(paid, regular(today, late + 1))).toMatchObject({ room: late })
    const after = coverInstalments(rows, start, [...others, regular(today, late)])
    expect([after.next?.date, after.paidOfNext]).toEqual(['2026-05-15', 0])
  })

  it('of today is the next one after the day until which they count as paid, and stays it', () => {
    const [today, trackFrom] = ['2026-06-16', '2026-06-30']
    const of = (was: PaidFact | null, on = today) => ({
      ...{ rows, trackFrom, today: on, others: [], was },
    })
    const paid = regular(today, due)
    expect(checkPayment(of(null), paid)).toEqual({ ok: true })
    expect(checkPayment(of(null), regular('2026-06-14', due)).ok).toBe(false)
    expect(checkPayment(of(null), regular(today, due + 1))).toMatchObject({ room: due })
    const { placed, next } = coverInstalments(rows, trackFrom, [paid])
    expect([placed.get(today)?.dueOn, next?.date]).toEqual(['2026-07-15', '2026-08-15'])
    // A day later it is still that one, and may be changed.
    const kept = { ...paid, dueOn: '2026-07-15' }
    expect(coverInstalments(rows, trackFrom, [kept]).next?.date).toBe('2026-08-15')
    expect(checkPayment(of(kept, '2026-06-17'), { ...kept, amount: 50_00 }).ok).toBe(true)
    expect(checkPayment(of(kept, '2026-06-17'), { ...kept, date: '2026-06-14' }).ok).toBe(false)
    // When the one it paid counts as paid as well, it is not counted a second time.
    expect(coverInstalments(rows, '2026-07-20', [kept]).total).toBe(0)
  })
})

it('what counts as paid is replaced, on whichever day beside, and the loan stands as it did', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 330 }).map((days) => addDays(start, days)),
      fc.array(fc.record({ at: fc.nat(11), days: fc.integer({ min: -3, max: 3 }) })),
      (trackFrom, said) => {
        const others: PaidFact[] = []
        const before = coverInstalments(rows, trackFrom, [])
        for (const [at, { days }] of new Map(said.map((one) => [one.at, one]))) {
          const row = rows[at]
          if (!row || row.date >= trackFrom) continue
          const beside = addDays(row.date, days)
          const date = beside < trackFrom ? beside : row.date
          const draft = { ...regular(date, dueOf(row), row.date), id: row.date }
          const about = { rows, trackFrom, today: end, was: null }
          expect(checkPayment({ ...about, others }, draft)).toEqual({ ok: true })
          others.push(draft)
          expect(checkPayment({ ...about, others }, { ...draft, id: 'x' }).ok).toBe(false)
        }
        const after = coverInstalments(rows, trackFrom, others)
        expect({ ...after, placed: null }).toEqual({ ...before, placed: null })
        for (const { id } of others) expect(after.placed.get(id)?.dueOn).toBe(id)
        const alone = countedAlone(rows, trackFrom, after).length
        expect(alone).toBe(countedAlone(rows, trackFrom, before).length - others.length)
      },
    ),
  ))

type Book = { readonly trackFrom: string; readonly payments: readonly PaidFact[] }

const day = fc.integer({ min: -10, max: 360 }).map((days) => addDays(start, days))
const step = fc.record({
  act: fc.constantFrom('add', 'add', 'edit', 'delete', 'move'),
  at: fc.nat(9),
  date: day,
  amount: fc.integer({ min: 1, max: due + 20_00 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** What is written down of them: the instalment each went to. */
function settled({ trackFrom, payments }: Book): Book {
  const { placed } = coverInstalments(rows, trackFrom, payments)
  const dueOn = (id: string) => placed.get(id)?.dueOn ?? null
  return { trackFrom, payments: payments.map((one) => ({ ...one, dueOn: dueOn(one.id) })) }
}

const today = addDays(start, 150)

/** What is refused changes nothing. */
function take(book: Book, { act, at, date, amount }: Step, id: string): Book {
  const { trackFrom, payments } = book
  if (act === 'move') return { payments, trackFrom: date }
  const was = act === 'add' ? null : (payments[at % Math.max(1, payments.length)] ?? null)
  if (act !== 'add' && !was) return book
  const others = payments.filter((one) => one !== was)
  if (act === 'delete') return { trackFrom, payments: others }
  const draft = { ...regular(date, amount, was?.dueOn), id: was?.id ?? id }
  const { ok } = checkPayment({ rows, trackFrom, today, others, was }, draft)
  return ok ? { trackFrom, payments: [...others, draft] } : book
}

const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, one) => total + one, 0)

it('whatever was done in whatever order, all is as if written down anew, to the cent', () => {
  const anew = fc.property(fc.array(step, { maxLength: 25 }), fc.nat(), (steps, seed) => {
    let book: Book = { trackFrom: start, payments: [] }
    for (const [at, next] of steps.entries()) book = settled(take(book, next, `p${at}`))
    const { trackFrom, payments } = book
    const covered = coverInstalments(rows, trackFrom, payments)
    // Another order of writing: the same payments come to the same.
    const at = seed % Math.max(1, payments.length)
    const turned = [...payments.slice(at), ...payments.slice(0, at)].toReversed()
    expect(coverInstalments(rows, trackFrom, turned)).toEqual(covered)

    expect(settled(book)).toEqual(book)
    const { placed, tracked, total } = covered
    const counted = new Set(
      payments.filter((one) => countedFor(rows, trackFrom, one)).map(({ id }) => id),
    )
    const mine = [...placed].filter(([id]) => !counted.has(id)).map(([, place]) => place)
    expect(sum(payments.filter(({ id }) => !counted.has(id)).map(({ amount }) => amount))).toBe(
      total,
    )
    for (const { id, amount } of payments) {
      const { feesPart = 0, interestPart = 0, principalPart = 0 } = placed.get(id) ?? {}
      expect(feesPart + interestPart + principalPart).toBe(amount)
    }
    const open = openUntil(covered, end)
    const due = sum(tracked.map(dueOf))
    const isBeyond = total > due
    expect(sum(open.map(({ amount }) => amount))).toBe(Math.max(0, due - total))
    if (isBeyond || !covered.next) return
    const { balance, nextDueAmount } = standingOf(rows, plan.principal, covered)
    expect(nextDueAmount).toBe(open[0]?.amount)
    // Paid back and still owed is what these instalments pay back, and so with the interest.
    const repaid = sum(mine.map(({ principalPart }) => principalPart))
    expect(repaid + balance).toBe(sum(tracked.map(({ principal }) => principal)))
    const interest = sum(mine.map(({ interestPart }) => interestPart))
    const ahead = interestAhead(rows, covered)
    expect(interest + ahead).toBe(sum(tracked.map((row) => row.interest)))
  })
  fc.assert(anew, { numRuns: 500 })
})
