import { describe, expect, it } from 'vitest'
import type { AccountRow } from '#web/accounts/account.ts'
import { expectedTarget, type Known, type Part } from './target.ts'

const account = (id: string, more: Partial<AccountRow> = {}) =>
  ({ id, name: id, kind: 'current', currency: 'EUR', number: null, ...more }) as AccountRow
const [giro, dkb] = [account('giro'), account('dkb')]
const [wallet, visa] = [account('wallet', { kind: 'cash' }), account('visa', { kind: 'card' })]

const part = (
  summary: Partial<Part['summary']> = {},
  fingerprint: string | null = 'abc',
): Part => ({
  ...{ key: 'f ', fileId: 'f', fileName: 'may.csv', fingerprint },
  summary: {
    ...{ id: null, rowCount: 1, currency: 'EUR', isCard: false, balances: [] },
    opening: { openingBalance: 0, openingOn: '2026-05-01' },
    ...summary,
  },
})
const nothing: Known = { accounts: [], mappings: [], imports: [], into: null }
const found = (known: Partial<Known>, one = part()) => {
  const target = expectedTarget(one, { ...nothing, ...known })
  return target.to === 'known' ? target.accountId : target.to
}

describe('where the rows of a file go', () => {
  it('is the only account that could be meant', () => {
    expect(found({ accounts: [giro, wallet] })).toBe('giro')
    expect(found({ accounts: [giro, visa] }, part({ isCard: true }))).toBe('visa')
    expect(found({ accounts: [giro, account('usd', { currency: 'USD' })] })).toBe('giro')
  })

  it('is asked where several could be, or none fits', () => {
    expect(found({ accounts: [giro, dkb] })).toBe('open')
    expect(found({ accounts: [giro] }, part({ isCard: true }))).toBe('open')
    expect(found({ accounts: [account('a', { number: 'DE1234' })] }, part({ id: 'DE9999' }))).toBe(
      'open',
    )
    expect(found({ accounts: [wallet] }, part({ currency: null }))).toBe('none')
  })

  it('is the one somebody came from, unless the number says another', () => {
    const numbered = account('dkb', { number: 'DE1234' })
    expect(found({ accounts: [giro, numbered], into: 'giro' })).toBe('giro')
    expect(found({ accounts: [giro, numbered], into: 'giro' }, part({ id: 'DE1234' }))).toBe('dkb')
    expect(found({ accounts: [giro, numbered], into: 'dkb' }, part({ id: 'DE9999' }))).toBe('open')
  })

  it('is the one of that name, as an export of the list has it', () => {
    const main = account('a', { name: 'Giro', number: 'DE1234' })
    const accounts = [main, dkb, wallet]
    expect(found({ accounts, into: 'dkb' }, part({ id: 'giro ' }))).toBe('a')
    expect(found({ accounts }, part({ id: 'Wallet' }))).toBe('wallet')
    const other = account('b', { name: 'Giro' })
    expect(found({ accounts: [main, other] }, part({ id: 'Giro' }))).toBe('open')
    expect(found({ accounts: [main] }, part({ id: 'Giro', currency: 'USD' }))).toBe('open')
  })

  it('is where such a file went last time', () => {
    const accounts = [giro, dkb]
    const mappings = [{ fingerprint: 'abc', accountId: 'dkb' }]
    const before = { account: null, accountId: 'dkb', fileName: 'april.csv' }
    expect(found({ accounts: [dkb, wallet], mappings, imports: [before] })).toBe('dkb')
    const imports = [
      { account: 'DE9999', accountId: 'giro' },
      { account: 'DE9999', accountId: 'dkb' },
    ]
    expect(found({ accounts, imports }, part({ id: 'DE9999' }, null))).toBe('giro')
  })

  it('is told from others of that bank by what the file is called, or is asked', () => {
    const accounts = [giro, visa]
    const mappings = [{ fingerprint: 'abc', accountId: 'giro' }]
    const said = (accountId: string, fileName: string) => ({ account: null, accountId, fileName })
    const imports = [said('giro', 'giro-2026-04.csv')]
    const called = (fileName: string, more = imports) =>
      found({ accounts, mappings, imports: more }, { ...part(), fileName })
    expect(called('giro-2026-05.csv')).toBe('giro')
    expect(called('Giro (1).csv')).toBe('giro')
    // A card with the columns of the account that pays it.
    expect(called('visa-2026-05.csv')).toBe('open')
    const both = [said('visa', 'visa-2026-04.csv'), ...imports]
    expect([called('visa_05.csv', both), called('giro_05.csv', both)]).toEqual(['visa', 'giro'])
    const alike = [said('visa', 'export.csv'), said('giro', 'export.csv')]
    expect(called('export (2).csv', alike)).toBe('open')
  })
})
