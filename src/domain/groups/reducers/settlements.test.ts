import { expect, it } from 'vitest'
import { codeOf, reducedBy, rowsIn } from '#test/support/group-reduced.ts'
import type { Row } from '../../command.ts'
import { commentReducers } from './comments.ts'
import { settlementReducers } from './settlements.ts'

const paid = (fields = {}) => ({
  ...{ id: 's', groupId: 'g', from: 'ben', to: 'anna', amount: 500, currency: 'EUR' },
  ...{ method: 'bank', status: 'claimed', createdBy: 'ben', createdAt: '2026-01-01' },
  ...fields,
})
const kept = (createdAt: string, row: Row) => ({
  ...{ id: `kept ${createdAt}`, kind: 'settlement-deleted', subjectId: 's', createdAt },
  data: { amount: 500, row },
})

/** By Anna, unless it is said by whom. */
const done = <Args>(
  reduce: Parameters<typeof reducedBy<Args>>[0],
  args: Args,
  { uid = 'anna', ...book }: { readonly uid?: string } & Readonly<Record<string, unknown>> = {},
) => reducedBy(reduce, args, uid, book as Record<string, readonly Row[]>)

const one = { groupId: 'g', id: 's' }
const settlements = [paid()]

it('lets only those answer who may', () => {
  const { 'settlements.confirm': confirm, 'settlements.dispute': dispute } = settlementReducers
  expect(rowsIn(done(confirm, one, { settlements }), 'settlements')).toMatchObject([
    { status: 'confirmed' },
  ])
  expect(codeOf(done(confirm, one, { uid: 'ben', settlements }))).toBe('not-allowed')
  const counted = { settlements: [paid({ status: 'confirmed' })] }
  expect(codeOf(done(dispute, one, { uid: 'ben', ...counted }))).toBe('not-allowed')
  expect(
    codeOf(done(settlementReducers['settlements.delete'], one, { uid: 'ben', ...counted })),
  ).toBe('not-allowed')
  expect(codeOf(done(confirm, one, { uid: 'cara', settlements }))).toBe('not-allowed')
  // They said so already: nothing is left to do or to tell.
  expect(done(confirm, one, counted)).toEqual([])
})

it('lets off only who is gone', () => {
  const { 'settlements.writeOff': writeOff } = settlementReducers
  const sum = { ...one, amount: 5, currency: 'EUR', date: '2026-03-01' }
  expect(codeOf(done(writeOff, { ...sum, from: 'ben' }))).toBe('still-in-group')
  expect(codeOf(done(writeOff, { ...sum, from: 'nobody' }))).toBe('not-found')
  expect(rowsIn(done(writeOff, { ...sum, from: 'cara' }), 'settlements')).toMatchObject([
    { from: 'cara', to: 'anna', method: 'written-off', status: 'confirmed' },
  ])
})

it('restores what the record keeps, as long as it keeps it', () => {
  const { 'settlements.restore': restore } = settlementReducers
  const last = kept('2026-03-20T00:00:00.000Z', paid({ amount: 700, updatedAt: 'then' }))
  const before = kept('2026-03-10T00:00:00.000Z', paid())
  const back = done(restore, one, { activity: [before, last] })
  expect(rowsIn(back, 'settlements')).toEqual([paid({ amount: 700 })])
  expect(rowsIn(back, 'activity').map((row) => row?.data)).toEqual([
    { amount: 500 },
    { amount: 500 },
  ])
  const old = kept('2026-02-28T00:00:00.000Z', paid())
  expect(codeOf(done(restore, one, { activity: [old] }))).toBe('not-found')
})

it('counts what is restored only by the word of whoever may confirm it', () => {
  const { 'settlements.restore': restore } = settlementReducers
  const activity = [kept('2026-03-20T00:00:00.000Z', paid({ status: 'confirmed' }))]
  const status = (uid: string) =>
    rowsIn(done(restore, one, { uid, activity }), 'settlements').map((row) => row?.status)
  expect(status('anna')).toEqual(['confirmed'])
  expect(status('ben')).toEqual(['claimed'])
  const off = [
    kept('2026-03-20T00:00:00.000Z', paid({ status: 'confirmed', method: 'written-off' })),
  ]
  expect(codeOf(done(restore, one, { uid: 'ben', activity: off }))).toBe('not-allowed')
})

it('gives everybody their own word only', () => {
  const { 'comments.update': change, 'comments.delete': remove } = commentReducers
  const comments = [{ id: 'c', createdBy: 'ben', text: 'Hello' }]
  const args = { groupId: 'g', id: 'c' }
  expect(codeOf(done(change, { ...args, patch: { text: 'No' } }, { comments }))).toBe('not-allowed')
  expect(codeOf(done(remove, args, { comments }))).toBe('not-allowed')
  expect(done(remove, args, { uid: 'ben', comments })).toHaveLength(1)
  const doc = { id: 'new', expenseId: 'gone', text: 'Hello' }
  expect(codeOf(done(commentReducers['comments.create'], { groupId: 'g', doc }))).toBe('not-found')
})
