import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addMonths, monthOf } from '#domain/calendar/calendar.ts'
import { newAccount } from '../support/accounts-fixture.ts'
import { TestCaller } from '../support/caller.ts'
import { type Book, bookOf, foreseen, withoutInstants } from '../support/foreseen.ts'
import { newLoan } from '../support/loans-fixture.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = sharedServer()

/** What is due next, and what a loan was before, only the server says. */
function known(book: Book) {
  const { loans: _loans, loan_versions: _versions, ...rest } = withoutInstants(book)
  return rest
}

it('shows on the device what the server will have done, to the cent', async () => {
  const anna = await TestCaller.signUp(server.url)
  const today = new Date().toISOString().slice(0, 10)
  const next = (months: number) => `${addMonths(monthOf(today), months)}-01`
  const giro = newAccount()
  await anna.push({ name: 'accounts.create', args: { doc: giro } })
  const days = { startOn: next(1), firstPaymentOn: next(2), trackFrom: next(1) }
  const doc = newLoan({ ...days, payFromId: giro.id })
  expect((await anna.push({ name: 'loans.create', args: { doc } }))[0]).toMatchObject({ ok: true })
  const paid = { loanId: doc.id, date: next(2), amount: 5000, type: 'regular' }
  const [entered, extra] = [randomUUID(), randomUUID()]
  const steps = [
    ['pay', { ...paid, id: randomUUID() }],
    ['pay', { ...paid, id: entered, date: next(3), expenseId: randomUUID() }],
    ['changePayment', { id: entered, patch: { amount: 4000, date: next(4), note: 'Later' } }],
    ['pay', { ...paid, id: extra, type: 'extra-principal', effect: 'lower', note: 'Bonus' }],
    ['changePayment', { id: extra, patch: { accountId: null } }],
    ['changePayment', { id: entered, patch: { accountId: null } }],
    ['removePayment', { id: extra }],
    ['removePayment', { id: entered }],
  ] as const
  for (const [verb, args] of steps) {
    const command = { name: `loans.${verb}`, args }
    const shown = foreseen(await bookOf(anna), anna.uid, command)
    const [result] = await anna.push(command)
    expect(result, verb).toMatchObject({ ok: true })
    expect(known(shown), verb).toEqual(known(await bookOf(anna)))
  }
  const tooMuch = { name: 'loans.pay', args: { ...paid, id: randomUUID(), amount: 1e9 } }
  const book = await bookOf(anna)
  expect(foreseen(book, anna.uid, tooMuch)).toEqual(book)
  expect((await anna.push(tooMuch))[0]).toMatchObject({ ok: false, code: 'invalid-input' })
})
