import { expect, it } from 'vitest'
import { undoings } from './undoes.ts'
import { changing, creating, inTurn, removing } from './write.ts'

const expense = { id: 'a', amount: 5, description: 'Tea' }
const income = { id: 'b', amount: 7, description: 'Pay' }

it('takes back with each part of an undo only what that part is about', () => {
  const { commands, undo } = inTurn([
    removing('expenses', [expense]),
    changing('incomes', [{ row: income, fields: { amount: 9 } }]),
  ])
  expect([...undoings(commands, ['first', 'second'], undo)]).toEqual([
    { commands: [undo[0]], undoes: ['second'] },
    { commands: [undo[1]], undoes: ['first'] },
  ])
})

it('tells the batches of a long write apart, and sends together what is about the same', () => {
  const docs = Array.from({ length: 451 }, (_, at) => ({ ...expense, id: `e${at}` }))
  const { commands, undo } = creating('expenses', docs)
  const told = [...undoings(commands, ['first', 'second'], undo)]
  expect(told.map(({ undoes }) => undoes)).toEqual([['first'], ['second']])
  const twice = [...changing('incomes', [{ row: income, fields: { amount: 9 } }]).commands]
  expect([...undoings([...twice, ...twice], ['x', 'y'], twice)]).toEqual([
    { commands: twice, undoes: ['x', 'y'] },
  ])
  const other = [{ name: 'imports.undo', args: { importId: 'z' } }]
  expect([...undoings(twice, ['x'], other)]).toEqual([{ commands: other, undoes: ['x'] }])
})

it('cuts a batch of an undo where the rows of two commands meet in it', () => {
  const docs = Array.from({ length: 451 }, (_, at) => ({ ...expense, id: `e${at}` }))
  const { commands } = removing('expenses', docs)
  const { undo } = removing('expenses', docs.toReversed())
  const told = [...undoings(commands, ['first', 'second'], undo)]
  const rows = told.map(({ undoes, commands: some }) => [
    ...undoes,
    ...some.map(({ args }) => (Array.isArray(args.docs) ? args.docs.length : 0)),
  ])
  expect(rows).toEqual([
    ['second', 1],
    ['first', 449, 1],
  ])
})
