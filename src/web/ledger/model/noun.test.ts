import { expect, it } from 'vitest'
import { expenses, figureWords } from './noun.ts'

it('says of a part only that it is mine, as more was paid than that', () => {
  const said = (isMyPart: boolean) => expenses.figures.map((one) => figureWords(one, isMyPart))
  expect(said(true).slice(0, 3)).toEqual(['my part', 'refunded', 'of it expected back'])
  expect(said(false).slice(0, 3)).toEqual(['paid', 'refunded', 'expected back'])
})
