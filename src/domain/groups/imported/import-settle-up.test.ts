import { expect, it } from 'vitest'
import { importedBalances } from '../imported-group.ts'
import { readSettleUp } from './import-settle-up.ts'

const limits = {
  ...{ importFileBytes: 1_000_000, importRows: 1000 },
  ...{ importFieldCharacters: 1000, importNesting: 10 },
}

/** As its export names the columns. */
const head =
  'Who paid,Amount,Currency,For whom,Split amounts,Purpose,Category,Date & time,Exchange rate,' +
  'Converted amount,Type,Receipt'
const fileOf = (...rows: readonly string[]) => `${[head, ...rows].join('\n')}\n`

it('reads who paid how much and for whom, and who gave money back', () => {
  const read = readSettleUp(
    fileOf(
      'Anna,30,EUR,Anna;Ben;Cleo,10;10;10,Dinner,food,2026-05-01 20:15:00,,,expense,',
      'Anna;Ben,10;5,EUR,Anna;Ben;Cleo,5;5;5,Taxi,,2026-05-02 09:00:00,,,expense,',
      'Ben,10,EUR,Anna;Ben;Cleo,3.33;3.33;3.33,Cake,,2026-05-02 10:00:00,,,expense,',
      'Cleo,7.5,EUR,Anna,7.5,,,2026-05-03 09:00:00,,,transfer,',
      'Anna,x,EUR,Ben,1,Broken,,2026-05-03 09:00:00,,,expense,',
    ),
    limits,
  )
  if (!read.ok) throw new Error(read.words)
  const { group } = read
  expect(group.people.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Cleo'])
  expect(group.expenses).toMatchObject([
    { description: 'Dinner', amount: 3000, date: '2026-05-01', payers: [{ memberId: 'Anna' }] },
    { description: 'Taxi', amount: 1500, payers: [{ amount: 1000 }, { amount: 500 }] },
    { description: 'Cake', amount: 1000 },
  ])
  expect(group.payments).toMatchObject([{ from: 'Cleo', to: 'Anna', amount: 750 }])
  expect(group.leftOut).toMatchObject([{ row: 6, reason: 'One of its amounts cannot be read.' }])
  const balances = importedBalances(group).get('EUR')
  expect([...(balances?.values() ?? [])].reduce((sum, one) => sum + one, 0)).toBe(0)
})

it('is told from other tables by its headings', () => {
  expect(readSettleUp('Date,Description,Category,Cost,Currency,Anna\n', limits).ok).toBe(false)
})
