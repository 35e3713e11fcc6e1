import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accounts as entity } from '#contract/accounts/entities.ts'
import type { Fields } from '#test/support/accounts-fixture.ts'
import { type Book, foreseen } from '#test/support/foreseen.ts'
import { ofx, type StatementFile } from '#test/support/ofx-file.ts'
import { proofTimeoutMs, proved } from '#test/support/proved.ts'
import { deviceOf, importFiles } from '#test/support/statement-imports.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { balanceToday, bookIn } from '#web/accounts/account-sums.ts'
import { checkAccount } from '#web/ledger/reconcile/checked-book.ts'

const [uid, lastDay] = ['u', 31]
const numbers = ['DE02120300000000202051', '4111000011114711', 'DE55500105175407324931'] as const

/** What a bank booked on one of its accounts. */
interface Booked {
  readonly id: string
  readonly at: number
  readonly day: number
  readonly amount: number
  readonly text: string
}

const day = fc.integer({ min: 1, max: lastDay })
const words = fc.constantFrom('Shoes', 'Salary of May', 'Card settlement 4711', 'Transfer')
const few = [1000, 1250, 4999, 30_000]
/** Each so far from the others that no fee makes one of another. */
const distinct = Array.from({ length: 12 }, (_, n) => Math.round(1000 * 1.1 ** n))

/** What is bought or earned, and what moves, with words that say so or do not. */
function eventIn(accounts: readonly number[]) {
  const entered = fc
    .record({ at: fc.constantFrom(...accounts), day, text: words, sign: fc.constantFrom(-1, 1) })
    .map((one) => [one])
  const moved = fc
    .record({
      pair: fc.shuffledSubarray([...accounts], { minLength: 2, maxLength: 2 }),
      ...{ day, late: fc.nat(3), out: words, into: words },
    })
    .map(({ pair: [from = 0, to = 1], day: on, late, out, into }) => [
      { at: from, day: on, sign: -1, text: out },
      { at: to, day: Math.min(lastDay, on + late), sign: 1, text: into },
    ])
  return fc.oneof(entered, moved)
}

/** Every event has a sum of its own, or any of a few. */
function bankOf(accounts: readonly number[], amounts: readonly number[], isEachOnce: boolean) {
  const sizes = isEachOnce
    ? fc.constant(amounts)
    : fc.array(fc.constantFrom(...amounts), { minLength: 12, maxLength: 12 })
  const events = fc.array(eventIn(accounts), { minLength: 1, maxLength: 8 })
  return fc
    .tuple(events, sizes)
    .map(([all, size]) =>
      all
        .flatMap((lines, n) => lines.map((one) => ({ ...one, amount: one.sign * (size[n] ?? 1) })))
        .map((line, n): Booked => ({ ...line, id: `bank-${n}` })),
    )
}

const dayOf = (n: number) => `202605${String(n).padStart(2, '0')}`
const heldOn = (lines: readonly Booked[], account: number, until: number) =>
  lines.reduce((sum, one) => (one.at === account && one.day <= until ? sum + one.amount : sum), 0)
const written = (amount: number) => (amount / 100).toFixed(2)

/** The statement of one account for some days; there is none without rows. */
function fileOf(lines: readonly Booked[], account: number, from = 1, till = lastDay) {
  const mine = lines
    .filter((one) => one.at === account && one.day >= from && one.day <= till)
    .toSorted((a, b) => a.day - b.day)
    .map(({ id, day: on, amount: size, text }) => [id, dayOf(on), written(size), text] as const)
  const balance = written(heldOn(lines, account, till))
  const closing = { balance, isCard: account === 1, closedOn: dayOf(till) }
  const text = ofx(numbers[account] ?? '', mine, closing)
  return mine.length > 0 ? [{ name: `${account}-${from}.ofx`, text }] : []
}

/** Somebody whose device is all there is. */
class OwnDevice {
  private now: Book = new Map()
  readonly book = async () => this.now
  readonly must = async (name: string, args: Fields) => {
    this.now = foreseen(this.now, uid, { name, args })
  }
  readonly rows = (table: string) => [...(this.now.get(table)?.values() ?? [])]
  readonly replica = () => deviceOf(this.now)
}

async function imported(files: readonly (readonly StatementFile[])[]) {
  const device = new OwnDevice()
  for (const [order, number] of numbers.entries()) {
    const held = { currency: 'EUR', openingOn: '2026-05-01', openingBalance: 0, number }
    const kind = order === 1 ? 'card' : 'current'
    const doc = { ...entity.defaults, ...held, id: `a${order}`, name: `Account ${order}`, kind }
    await device.must('accounts.create', { doc: { ...doc, order } })
  }
  for (const some of files) if (some.length > 0) await importFiles(device, some)
  return device
}

type Side = { readonly [field in 'bankId' | 'amount' | 'date' | 'accountId']: unknown } | null
const ofSide = (side: Side) => side && [side.bankId, side.amount, side.date, side.accountId]

/** The book without what differs by chance: ids, names of files, instants. */
function told(device: OwnDevice) {
  const entries = (['expenses', 'incomes'] as const).flatMap((table) =>
    device.rows(table).map((row) => [table, ofSide(row as never)]),
  )
  const transfers = device
    .rows('transfers')
    .map(({ from, to, reason }) => [reason, ofSide(from as Side), ofSide(to as Side)])
  return [...entries, ...transfers].map((one) => JSON.stringify(one)).sort()
}

const accountsOf = (device: OwnDevice) => {
  const rows: readonly unknown[] = device.rows('accounts')
  return rows as readonly AccountRow[]
}

describe('what statements make of a book', () => {
  it(
    'is the same in either order, also where a row could be of several others',
    async () => {
      let paired = 0
      await fc.assert(
        fc.asyncProperty(bankOf([0, 1], few, false), async (lines) => {
          const [one, other] = [fileOf(lines, 0), fileOf(lines, 1)]
          const whole = await imported([one, other])
          expect(told(await imported([other, one]))).toEqual(told(whole))
          expect(told(await imported([[...other, ...one]]))).toEqual(told(whole))
          paired += whole.rows('transfers').length
          expectHeld(whole, lines)
        }),
        proved(25),
      )
      expect(paired).toBeGreaterThan(0)
    },
    proofTimeoutMs,
  )

  it(
    'is the same when a file comes months later, and holds what the bank says',
    async () => {
      const orders = fc.shuffledSubarray([0, 1, 2], { minLength: 3, maxLength: 3 })
      const lines = bankOf([0, 1, 2], distinct, true)
      await fc.assert(
        fc.asyncProperty(lines, orders, day, async (booked, order, cut) => {
          const whole = await imported([[0, 1, 2].flatMap((account) => fileOf(booked, account))])
          const parts = await imported(inParts(booked, order, cut))
          expect(told(parts)).toEqual(told(whole))
          expectHeld(parts, booked)
        }),
        proved(25),
      )
    },
    proofTimeoutMs,
  )
})

/** One file to a day, the others after it, and what follows that day at last. */
const inParts = (
  lines: readonly Booked[],
  [one = 0, ...others]: readonly number[],
  cut: number,
) => [
  fileOf(lines, one, 1, cut),
  ...others.map((account) => fileOf(lines, account)),
  fileOf(lines, one, cut + 1),
]

/** What came in less what went out, counted from what the bank booked. */
function expectHeld(device: OwnDevice, lines: readonly Booked[]): void {
  const replica = device.replica()
  const book = bookIn(replica)
  for (const [at, account] of accountsOf(device).entries()) {
    for (let on = 1; on <= lastDay; on += 1) {
      const today = `2026-05-${String(on).padStart(2, '0')}`
      const { booked } = balanceToday(book, account, { today, rates: null, valuations: [] })
      expect(booked.amount).toBe(heldOn(lines, at, on))
    }
    expect(checkAccount(replica, account).agreement.breaks).toEqual([])
  }
}
