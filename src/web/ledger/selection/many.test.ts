import { describe, expect, it } from 'vitest'
import { creatingOf, updatesOf } from './many.ts'

const ids = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }))

describe('many rows at once', () => {
  it('go in batches the server takes, in order and without loss', () => {
    const commands = [...creatingOf('incomes', ids(1000), (row) => row)]
    expect(commands.map(({ name }) => name)).toEqual(Array(3).fill('incomes.createMany'))
    const sizes = commands.map(({ args }) => (args.docs as unknown[]).length)
    expect(sizes).toEqual([450, 450, 100])
    expect(commands.flatMap(({ args }) => args.docs)).toEqual(ids(1000))
  })

  it('need no command when there is nothing', () => {
    expect(updatesOf('expenses', [])).toEqual([])
  })
})
