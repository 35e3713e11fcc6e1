import { expect, it } from 'vitest'
import { lookAlikes, takenProblem } from './look-alikes.ts'

const group = (...names: readonly string[]) =>
  lookAlikes(names.map((name, at) => ({ memberId: `${at}`, name })))

it.each([
  ['Cyrillic а and е', 'Anna Berger', 'Аnnа Bеrgеr'],
  ['all Cyrillic', 'Cora', 'Сога'],
  ['Greek ο', 'Otto', 'Οttο'],
  ['a Cyrillic palochka', 'Illa', 'Iӏӏa'],
  ['wide letters with one of another script', 'Ben', 'Ｂеn'],
  ['a Latin name after a Cyrillic one', 'Сара', 'Capa'],
])('marks who is written with %s', (_, first, second) => {
  expect([...group(first, 'Dora', second)]).toEqual([['2', first]])
})

it('marks nobody for being called the same, or something else', () => {
  expect([
    ...group('Anna', 'Anna', 'ANNA', 'Änna', 'Ben', 'Мария', 'Ζωή', 'Anton', '李小龍'),
  ]).toEqual([])
})

it.each([
  ['Anna Berger', 'anna  berger'],
  ['Carla', 'CarIa'],
  ['Anna', 'Аnnа'],
  ['Bob', 'B0b'],
  ['Ida', 'ida'],
])('refuses the name of another, %s, as %s', (name, again) => {
  const others = [{ memberId: 'other', name }]
  expect(takenProblem(others, { memberId: 'me', name: again })).toMatch('called that')
  expect(takenProblem(others, { memberId: 'other', name: again })).toBeUndefined()
})

it.each([
  ['Klara', 'Kiara'],
  ['Anna', 'Anna B.'],
])('takes %s beside %s', (name, other) => {
  expect(takenProblem([{ memberId: 'a', name }], { memberId: 'b', name: other })).toBeUndefined()
})
