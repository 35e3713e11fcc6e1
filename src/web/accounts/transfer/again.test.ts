import { expect, it } from 'vitest'
import type { AccountRow } from '../account.ts'
import { addingTransfer, againWords } from './again.ts'
import { newTransfer, outside, readTransfer, type TransferDraft } from './draft.ts'

const [giro, savings, dollars] = [
  '018f0000-0000-7000-8000-000000000001',
  '018f0000-0000-7000-8000-000000000002',
  '018f0000-0000-7000-8000-000000000003',
] as const
const accounts = new Map<string, AccountRow>(
  [
    { id: giro, name: 'Giro', currency: 'EUR' },
    { id: savings, name: 'Savings', currency: 'EUR' },
    { id: dollars, name: 'Dollars', currency: 'USD' },
  ].map((row) => [row.id, row as AccountRow]),
)
const typed: TransferDraft = {
  ...newTransfer('2026-01-31'),
  ...{ fromId: giro, toId: savings, amount: '200', repeats: 'monthly' },
}

const read = (draft: Partial<TransferDraft>) =>
  readTransfer({ ...typed, ...draft }, null, { accounts, own: 'EUR', locale: 'en-GB' })

function added(draft: Partial<TransferDraft> = {}) {
  const reading = read(draft)
  if (!reading.ok) throw new Error(JSON.stringify(reading.messages))
  return addingTransfer(reading.fields, { ...typed, ...draft }.repeats, accounts)
}

it('adds the transfer and what comes again of it, and takes back both', () => {
  const { commands, undo } = added({ fee: '1' })
  expect(commands.map(({ name }) => name)).toEqual([
    'transfers.create',
    'transfer_templates.create',
  ])
  expect(commands[1]?.args.doc).toMatchObject({
    ...{ fromId: giro, toId: savings, amount: 20_000, toAmount: null, currency: 'EUR' },
    ...{ description: 'Transfer to Savings', frequency: 'monthly' },
    ...{ startOn: '2026-02-28', monthDays: [31] },
  })
  expect(undo.map(({ name }) => name)).toEqual(['transfer_templates.delete', 'transfers.delete'])
  expect(againWords('monthly')).toBe(' It comes again every month.')
})

it('says what arrives of it, and comes once where nothing else was said', () => {
  const abroad = added({ toId: dollars, arrives: '220', note: 'Trip' })
  expect(abroad.commands[1]?.args.doc).toMatchObject({ toAmount: 22_000, description: 'Trip' })
  expect(added({ repeats: null }).commands).toHaveLength(1)
})

it('asks for both accounts, as what is not kept here cannot come again', () => {
  expect(read({ toId: outside })).toMatchObject({
    messages: { toId: 'Choose an account of yours, or make it “Only this once”.' },
  })
  expect(read({ toId: outside, repeats: null })).toMatchObject({ ok: true })
})
