import { describe, expect, it } from 'vitest'
import { findKnown } from '../categories/known.ts'
import { createLineReader } from './read-line.ts'

const parents: Readonly<Record<string, string | null>> = {
  ...{ Groceries: null, 'Eating out': null, Home: null, Utilities: null, Transport: null },
  ...{ Restaurants: 'Eating out', 'Coffee and snacks': 'Eating out', Takeaway: 'Eating out' },
  ...{ Rent: 'Home', Furniture: 'Home', Electricity: 'Utilities', Water: 'Utilities' },
  ...{ Heating: 'Utilities', Fuel: 'Transport', Parking: 'Transport', Pets: null },
}
const read = createLineReader({
  ...{ today: '2027-03-17', locale: 'en-GB', currency: 'GBP', largest: 1e12, noun: 'expense' },
  categories: Object.entries(parents).map(([name, parentId]) => ({
    ...{ id: name, type: 'expense' as const, names: [name], parentId },
  })),
  ...{ tags: [], merchants: ['northpower'], people: [], groups: [] },
})

describe('a word for a category before another thing', () => {
  it.each([
    'water lilies',
    'water balloons',
    'electric violin',
    'heating mat',
    'power washer',
    'tea strainer',
    'bread machine',
    'wine opener',
    'pizza cutters',
    'electric toothbrush',
    'water bottle',
  ])('is not that category: %s', (line) => {
    expect([line, read(`${line} 12`).categoryId]).toEqual([line, null])
    expect([line, findKnown([line], 'expense', 'typed')]).toEqual([line, null])
  })

  it.each([
    ['water bill', 'Water'],
    ['water rates', 'Water'],
    ['electric bill', 'Electricity'],
    ['power northpower', 'Electricity'],
    ['power Vattenfall', 'Electricity'],
    ['heating', 'Heating'],
    ['heating february', 'Heating'],
    ['rent', 'Rent'],
    ['rent studio', 'Rent'],
    ['rent for march', 'Rent'],
    ['rent deposit', 'Rent'],
    ['rent a van', null],
    ['rent a car', 'Transport'],
    ['tea with anna', 'Coffee and snacks'],
    ['coffee beans', 'Coffee and snacks'],
    ['dog bowl', 'Pets'],
    ['dining table', 'Furniture'],
    ['car park', 'Parking'],
    ['takeaway ramen', 'Takeaway'],
    ['sandwich', 'Coffee and snacks'],
  ])('is one where it is meant: %s is %s', (line, category) => {
    expect([line, read(`${line} 12`).categoryId]).toEqual([line, category])
  })
})
