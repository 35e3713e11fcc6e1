import { expect, it } from 'vitest'
import { groupCommands } from '#contract/groups/commands.ts'
import { compareBalances } from '#domain/groups/imported-group.ts'
import { planImport } from './plan-import.ts'
import { readGroupFile } from './read-group-file.ts'

const splitwise = [
  'Date,Description,Category,Cost,Currency,Anna,Ben',
  '2026-10-03,Dinner,Dining out,90.00,EUR,45.00,-45.00',
  '2026-10-05,Ben paid Anna,Payment,20.00,EUR,-20.00,20.00',
  '2026-10-09,Total balance,,,EUR,25.00,-25.00',
].join('\n')

it('becomes commands the server understands, with the balances of the file', () => {
  const read = readGroupFile(splitwise, null)
  if (!read.ok) throw new Error(read.words)
  expect(compareBalances(read.group)).toMatchObject({ isWhole: true, differences: [] })
  const names = new Map([['00000000-0000-7000-8000-00000000000a', 'Eating out']])
  const categories = { names, known: undefined }
  const chosen = { name: 'Flat', me: 'column 5', currency: 'EUR', categories }
  const { commands } = planImport(read.group, chosen)
  expect(commands.map(({ name }) => name)).toEqual([
    'groups.create',
    'group_expenses.createMany',
    'settlements.createMany',
  ])
  for (const { name, args } of commands) {
    const { args: schema } = groupCommands[name as keyof typeof groupCommands]
    expect(schema.safeParse(args).error?.issues).toBeUndefined()
  }
  expect(JSON.stringify(commands[1])).toContain('00000000-0000-7000-8000-00000000000a')
})
