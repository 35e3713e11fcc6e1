import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { AccountKeeper } from '#test/support/accounts-fixture.ts'
import { TestCaller } from '#test/support/caller.ts'
import { cardFile, giroFile } from '#test/support/ofx-file.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { deviceOf, importFiles } from '#test/support/statement-imports.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { checkAccount } from '#web/ledger/reconcile/checked-book.ts'
import { fixOf, putAside } from '#web/ledger/reconcile/fixes.ts'
import { pairAll, pastPairs } from '#web/ledger/transfers/past-pairs.ts'
import type { Write } from '#web/writes/write.ts'

const server = sharedServer()
let anna: AccountKeeper
beforeEach(async () => {
  anna = new AccountKeeper(await TestCaller.signUp(server.url))
  await importFiles(anna, [cardFile])
})

async function checked() {
  const replica = deviceOf(await anna.book())
  const rows: readonly unknown[] = [...replica.rows('accounts').values()]
  const [account] = rows as readonly [AccountRow]
  return { account, ...checkAccount(replica, account) }
}

async function give({ commands }: Pick<Write, 'commands'>): Promise<void> {
  for (const { name, args } of commands) await anna.must(name, args)
}

const entryCalled = async (description: string) => {
  const all = [...(await anna.rows('expenses')), ...(await anna.rows('incomes'))]
  return String(all.find((row) => row.description === description)?.id)
}

const agreed = { agreesUntil: '2026-01-31', gap: 0, breaks: [] }

/** What was done to the book, and which kind of explanation names it. */
const faults = {
  missing: async () => anna.must('expenses.delete', { id: await entryCalled('Shoes') }),
  changed: async () =>
    anna.must('expenses.update', { id: await entryCalled('Shoes'), patch: { amount: 12_100 } }),
  moved: async () =>
    anna.must('expenses.update', { id: await entryCalled('Shoes'), patch: { date: '2026-02-03' } }),
  extra: async () => {
    const { account } = await checked()
    const fields = { accountId: account.id, amount: 777, date: '2026-01-20' }
    await anna.entry('expenses', fields)
  },
} as const

describe('a book that does not agree with the bank', () => {
  it.each(Object.entries(faults))('is told by %s, and one click closes it', async (kind, spoil) => {
    expect((await checked()).agreement).toEqual(agreed)
    const whole = await anna.book()
    await spoil()
    const { account, agreement, found } = await checked()
    const [at] = agreement.breaks
    if (!at) throw new Error('There is no gap.')
    expect(at.until).toBe('2026-01-31')
    const [candidate] = at.candidates
    expect(candidate?.kind).toBe(kind)
    const before = await anna.book()
    const write = candidate && fixOf(candidate, found, { account, at, newId: randomUUID })
    if (!write) throw new Error('There is no fix.')
    await give(write)
    expect((await checked()).agreement).toEqual(agreed)
    expect((await anna.rows('left_out_lines')).length).toBe(0)
    await give({ commands: write.undo })
    expect((await checked()).agreement).toEqual(agreement)
    expect((await anna.book()).get('expenses')?.size).toBe(before.get('expenses')?.size)
    expect((await anna.book()).get('incomes')).toEqual(whole.get('incomes'))
  })

  it('has the line again while a deleted row is gone, and not once it is back', async () => {
    const id = await entryCalled('Shoes')
    const [doc] = (await anna.rows('expenses')).filter((row) => row.id === id)
    await anna.must('expenses.deleteMany', { ids: [id] })
    expect(await anna.rows('left_out_lines')).toMatchObject([
      {
        id,
        effect: -12_000,
        date: '2026-01-05',
        text: 'Shoes',
        why: 'deleted',
        bankId: 'card-0001',
      },
    ])
    const { createdAt: _c, updatedAt: _u, createdBy: _b, ...fields } = doc as Row
    await anna.must('expenses.createMany', { docs: [fields] })
    expect(await anna.rows('left_out_lines')).toEqual([])
    expect((await checked()).agreement).toEqual(agreed)
  })

  it('agrees once a difference is put aside, in no total', async () => {
    await faults.extra()
    const { account, agreement } = await checked()
    const [at] = agreement.breaks
    if (!at) throw new Error('There is no gap.')
    await give(putAside({ account, at, newId: randomUUID }))
    expect((await checked()).agreement).toEqual(agreed)
    expect(await anna.rows('transfers')).toMatchObject([{ reason: 'unexplained', from: null }])
  })
})

describe('rows of before that cancel out', () => {
  it('become transfers at once, and are the same rows after one undo', async () => {
    await importFiles(anna, [giroFile], { answer: false })
    for (const { id } of await anna.rows('transfer_rejections')) {
      await anna.must('transfer_rejections.delete', { id })
    }
    const before = await anna.book()
    const pairs = pastPairs(deviceOf(before), null)
    expect(pairs).toMatchObject([{ kind: 'certain', out: { amount: -30_000 } }])
    const write = pairAll(pairs, randomUUID)
    await give(write)
    expect(await anna.rows('transfers')).toMatchObject([{ reason: 'own' }])
    expect(pastPairs(deviceOf(await anna.book()), null)).toEqual([])
    await give({ commands: write.undo })
    expect(await anna.book()).toEqual(before)
  })
})
