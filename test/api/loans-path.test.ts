import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SnapshotAnswer } from '#contract/sync.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { newLoan } from '../support/loans-fixture.ts'

interface Listed {
  readonly documents: readonly Readonly<Record<string, unknown>>[]
  readonly next: string | null
}

let server: TestServer
let anna: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  anna = await TestCaller.signUp(server.url)
})
afterAll(() => server.stop())

const startOn = '2090-01-31'
async function addLoan(fields = {}): Promise<string> {
  const { id, ...loan } = newLoan({ startOn, firstPaymentOn: '2090-02-28', ...fields })
  expect(await anna.data('PUT', `loans/${id}`, loan)).toMatchObject({ status: 200 })
  return `loans/${id}`
}
const list = async (path: string) => (await anna.data<Listed>('GET', path)).body

describe('by path', () => {
  it('a loan has its amortization in the order of days, a page at a time', async () => {
    const loan = await addLoan({ frequency: 'weekly', termPeriods: 1300 })
    const first = await list(`${loan}/amortization`)
    expect(first.documents).toHaveLength(1000)
    const rest = await list(`${loan}/amortization?after=${first.next}`)
    const all = [...first.documents, ...rest.documents]
    expect(all.map(({ period }) => period)).toEqual(Array.from({ length: 1300 }, (_, at) => at + 1))
    expect(all.at(-1)).toMatchObject({ balance: 0, loanId: loan.split('/')[1] })
    expect(rest.next).toBeNull()
  })

  it('a payment is made and taken back as by the command', async () => {
    const loan = await addLoan()
    const place = `${loan}/payments/${randomUUID()}`
    const fields = { date: '2090-02-28', amount: 103_280 }
    expect(await anna.data('PUT', place, { ...fields, amount: 103_281 })).toMatchObject({
      status: 422,
    })
    expect(await anna.data('PUT', place, fields)).toMatchObject({ status: 200 })
    expect((await anna.data('GET', place)).body).toMatchObject({
      type: 'regular',
      dueOn: '2090-02-28',
      interestPart: 6_000,
      principalPart: 97_280,
      createdBy: anna.uid,
    })
    expect((await anna.data('GET', loan)).body).toMatchObject({ nextDueOn: '2090-03-28' })
    const elsewhere = place.replace(loan, await addLoan())
    expect(await anna.data('DELETE', elsewhere)).toMatchObject({ status: 404 })
    expect(await anna.data('DELETE', place)).toMatchObject({ status: 200 })
    expect((await list(`${loan}/payments`)).documents).toEqual([])
    expect((await anna.data('GET', loan)).body).toMatchObject({ nextDueOn: '2090-02-28' })
  })

  it('its versions and their rows are kept', async () => {
    const loan = await addLoan()
    await anna.data('PATCH', loan, { annualRateBps: 387.5 })
    const { documents } = await list(`${loan}/versions`)
    expect(documents).toMatchObject([{ why: 'terms', terms: { annualRateBps: 600 } }])
    const rows = await list(`${loan}/version_rows?versionId=${documents[0]?.id}`)
    expect(rows.documents).toHaveLength(12)
    expect((await anna.data('GET', loan)).body).toMatchObject({ annualRateBps: 387.5 })
  })
})

describe('a device', () => {
  it('copies loans, payments and versions, and works out the schedules itself', async () => {
    const { body } = await anna.call<SnapshotAnswer>(
      'GET',
      `/api/sync/snapshot?scope=u:${anna.uid}`,
    )
    expect(Object.keys(body.tables)).toEqual(
      expect.arrayContaining(['loans', 'payments', 'loan_versions']),
    )
    expect(body.tables).not.toHaveProperty('amortization')
    expect(body.tables).not.toHaveProperty('loan_version_rows')
  })
})
