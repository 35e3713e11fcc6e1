import { expect, it } from 'vitest'
import type { AccountRow } from '#web/accounts/account.ts'
import { fieldsOf } from '#web/writes/write.ts'
import { changingAccount } from './use-account-writes.ts'

const account = {
  ...{ id: 'giro', name: 'Giro', kind: 'current', currency: 'EUR', openingBalance: 100 },
  openingOn: '2026-03-01',
} as AccountRow
const changed = (fields: Partial<AccountRow>) =>
  changingAccount(account, fieldsOf('accounts', { ...account, ...fields }))

it('another first day moves the opening, so that no later balance changes', () => {
  const { commands, undo } = changed({ openingOn: '2026-01-01', name: 'Main' })
  expect(commands).toEqual([
    { name: 'accounts.update', args: { id: 'giro', patch: { name: 'Main' } } },
    { name: 'accounts.moveOpening', args: { id: 'giro', openingOn: '2026-01-01' } },
  ])
  const back = { id: 'giro', openingOn: '2026-03-01', openingBalance: 100 }
  expect(undo[0]).toEqual({ name: 'accounts.moveOpening', args: back })
})

it('what was typed for both is taken as it is', () => {
  const patch = { openingOn: '2026-01-01', openingBalance: 7 }
  expect(changed(patch).commands).toEqual([
    { name: 'accounts.update', args: { id: 'giro', patch } },
  ])
})
