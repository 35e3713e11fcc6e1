import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NoSuchCategory } from './no-such-category.tsx'
import type { Category } from './use-categories.ts'

const groceries = { id: 'g', name: 'Groceries', parentId: null } as Category

it('says that no category is called what was typed, and nothing where one is', () => {
  const said = (typed: string) =>
    renderToString(<NoSuchCategory choices={[groceries]} typed={typed} />)
  expect(said('food')).toContain('No category is called that.')
  expect([said('groc'), said(' ')]).toEqual(['', ''])
})
