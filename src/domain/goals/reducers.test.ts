import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reducer, Row, Rows } from '../command.ts'
import { goalReducers } from './reducers.ts'
import { savedFrom } from './saved-history.ts'
import { lastContribution } from './saved-total.ts'

type Book = Map<string, Row>

const at = (n: number) => `2026-03-01T10:00:00.${String(n).padStart(3, '0')}Z`
const goal = {
  ...{ id: 'goal', targetAmount: 1000, status: 'active', totalSaved: 0, milestone: 0 },
  lastContributionAt: null,
}

const rowsOf = (book: Book): Rows => ({
  row: (table, id) => book.get(`${table} ${id}`) ?? null,
  where: (table, field, value) =>
    [...book].flatMap(([name, row]) =>
      name.startsWith(`${table} `) && row[field] === value ? [row] : [],
    ),
})

/** The book after a command, with the stamp a runner puts on; the same book when it is refused. */
function bookAfter<Args>(book: Book, reducer: Reducer<Args>, args: Args, now: string): Book {
  const outcome = reducer(rowsOf(book), args, {
    uid: 'me',
    now,
    newId: () => '',
    fieldsOf: () => [],
  })
  if ('refusal' in outcome) return book
  const next = new Map(book)
  for (const change of outcome) {
    if (!('row' in change)) continue
    const { table, id, row, isNew } = change
    if (isNew) expect(next.has(`${table} ${id}`)).toBe(false)
    if (row) next.set(`${table} ${id}`, isNew ? { createdAt: now, ...row } : row)
    else next.delete(`${table} ${id}`)
  }
  return next
}

const amount = fc.integer({ min: 1, max: 900 })
const which = fc.nat({ max: 20 })
const step = fc.oneof(
  fc.record({ verb: fc.constant('contribute' as const), amount }),
  fc.record({ verb: fc.constant('withdraw' as const), amount }),
  fc.record({ verb: fc.constant('change' as const), amount, which }),
  fc.record({ verb: fc.constant('remove' as const), which }),
)

function play(book: Book, one: typeof step extends fc.Arbitrary<infer T> ? T : never, n: number) {
  const now = at(n)
  if (one.verb === 'contribute' || one.verb === 'withdraw') {
    const args = { goalId: 'goal', id: `c${n}`, amount: one.amount, date: '2026-03-01' }
    return bookAfter(book, goalReducers[`goals.${one.verb}`], args, now)
  }
  const id = `c${one.which}`
  return one.verb === 'remove'
    ? bookAfter(book, goalReducers['goals.removeContribution'], { id }, now)
    : bookAfter(
        book,
        goalReducers['goals.changeContribution'],
        { id, patch: { amount: one.amount } },
        now,
      )
}

describe('the commands of goals', () => {
  it('keep a goal the recount of what is in it, whatever is done and refused', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let book: Book = new Map([['goals goal', goal]])
        for (const [n, one] of steps.entries()) book = play(book, one, n)
        const moves = rowsOf(book).where('contributions', 'goalId', 'goal') as never[]
        const saved = savedFrom(moves)
        expect(saved).toBeGreaterThanOrEqual(0)
        expect(book.get('goals goal')).toMatchObject({
          totalSaved: saved,
          status: saved >= goal.targetAmount ? 'reached' : 'active',
          lastContributionAt: lastContribution(moves),
        })
      }),
    )
  })

  it('bring a goal back with what was in it, or not at all', () => {
    const { id, targetAmount, currency } = { ...goal, currency: 'EUR' }
    const move = { id: 'in', amount: 1200, date: '2026-03-01', kind: 'contribution' } as const
    const doc = { id, targetAmount, currency }
    const restore = goalReducers['goals.restore']
    const back = bookAfter(new Map(), restore, { doc, contributions: [move] }, at(1))
    expect(back.get('goals goal')).toMatchObject({
      ...{ totalSaved: 1200, milestone: 100, status: 'reached', lastContributionAt: at(1) },
    })
    expect(back.get('contributions in')).toMatchObject({ goalId: id, by: 'me', amount: 1200 })
    const out = { ...move, kind: 'withdrawal' } as const
    expect(bookAfter(new Map(), restore, { doc, contributions: [out] }, at(1)).size).toBe(0)
  })

  it('know a contribution by its goal where a path names both', () => {
    const book = new Map<string, Row>([
      ['goals goal', goal],
      ['contributions c', { id: 'c', goalId: 'goal', kind: 'withdrawal', amount: 5 }],
    ])
    const remove = goalReducers['contributions.delete']
    const context = { uid: 'me', now: at(1), newId: () => '', fieldsOf: () => [] }
    expect(remove(rowsOf(book), { goalId: 'other', id: 'c' }, context)).toEqual({
      refusal: { code: 'not-found' },
    })
    expect(remove(rowsOf(book), { goalId: 'goal', id: 'c' }, context)).toHaveLength(2)
  })
})
