import { expect, it } from 'vitest'
import { draftOf, newDraft, readAccount } from './draft.ts'

const before = { order: 2, archived: false, icon: 'landmark', color: 'honey', loanId: null }
const typed = { ...newDraft('EUR', '2026-06-30'), name: ' Giro ', opening: '1234,50' }
const read = (draft: Partial<typeof typed>) => readAccount({ ...typed, ...draft }, before, 'de-DE')

it('an account as typed becomes fields, and comes back as it was', () => {
  const account = read({})
  expect(account).toMatchObject({
    fields: { name: 'Giro', openingBalance: 123_450, openingOn: '2026-06-30', order: 2 },
  })
  if (account.ok) expect(draftOf(account.fields, 'de-DE')).toEqual({ ...typed, name: 'Giro' })
})

it('what is owed is typed without a sign and kept below zero', () => {
  const card = read({ kind: 'card', dueOnDay: '5' })
  expect(card).toMatchObject({ fields: { openingBalance: -123_450, dueOnDay: 5 } })
  if (card.ok) expect(draftOf(card.fields, 'de-DE').opening).toBe('1234,50')
})

it('a minus before what is owed is how banks write it, until somebody says otherwise', () => {
  const said = { kind: 'card', opening: '-143,70' } as const
  expect(read(said)).toMatchObject({ fields: { openingBalance: -14_370 } })
  const credit = read({ ...said, isCredit: true })
  expect(credit).toMatchObject({ fields: { openingBalance: 14_370 } })
  if (credit.ok) expect(draftOf(credit.fields, 'de-DE')).toMatchObject({ ...said, isCredit: true })
})

it('only a card keeps what only a card has', () => {
  const said = { dueOnDay: '5', payFromId: 'x', creditLimit: '100' }
  const none = { dueOnDay: null, payFromId: null, creditLimit: null }
  expect(read({ ...said, kind: 'savings' })).toMatchObject({ fields: none })
})

it.each([
  [{ name: ' ' }, 'name', 'Give the account a name.'],
  [{ opening: 'much' }, 'opening', 'Enter an amount like 12,50.'],
  [{ openingOn: 'soon' }, 'openingOn', 'Enter a day, like 3 nov.'],
  [{ kind: 'card', dueOnDay: '32' } as const, 'dueOnDay', /from 1 to 31/],
])('is not taken with %j', (wrong, field, words) => {
  const account = read(wrong)
  expect(account.ok ? '' : account.messages[field]).toMatch(words)
})
