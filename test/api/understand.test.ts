import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { Books } from '../understand/open-book.ts'
import { trySearch } from '../understand/search.ts'

const fixture = new URL('../fixtures/understand/search.json', import.meta.url)
const file = JSON.parse(readFileSync(fixture, 'utf8'))
const books = new Books()
afterAll(() => books.close())

describe('a household of our own', () => {
  it('is searched by the server, a device and the palette as people mean it', async () => {
    const verdicts = await trySearch(file, books)
    expect(verdicts.length).toBeGreaterThan(300)
    expect(verdicts.filter(({ miss }) => miss !== null)).toEqual([])
  })

  it('has to be the one that is described', async () => {
    const [first, ...others] = file.household.goals
    const goals = [{ ...first, totalSaved: 1 }, ...others]
    const other = { ...file, household: { ...file.household, goals } }
    await expect(trySearch(other, books)).rejects.toThrow('o-boat.totalSaved is 24000, not 1')
  })

  it('says what is missed, and by whom', async () => {
    const cases = [
      { id: 'A', search: 'kite', exactly: { expenses: ['e-kite', 'e-ladder'] } },
      { id: 'B', search: 'kite', must: ['e-kite'], or: [{ must: ['e-ladder'] }] },
      { id: 'C', search: 'kite', mustNot: ['e-kite'], or: [{ first: 'e-ladder' }] },
      { id: 'D', search: 'kite', first: { any: ['e-ladder', 'e-kite'] } },
      { id: 'E', palette: 'zzyzx', actions: ['Add a goal'] },
      { id: 'F', palette: 'goal', actions: [] },
    ]
    const verdicts = await trySearch({ ...file, cases }, books)
    expect(verdicts.filter(({ miss }) => miss === null).map(({ id }) => id)).toEqual(['B', 'D'])
    expect(verdicts[0]?.miss?.said).toContain('server: e-kite')
    expect(verdicts[0]?.miss?.said).toContain('expenses lack e-ladder and have nothing too much')
  })
})
