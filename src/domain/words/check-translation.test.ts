import { expect, it } from 'vitest'
import { isLong, wrongIn } from './check-translation.ts'

const rows = '{count, plural, one {# row} other {# rows}} of {name}'

it.each([
  ['{count, plural, one {# Zeile} other {# Zeilen}} von {name}', 'de', []],
  ['', 'de', []],
  ['{count, plural, other {{name}の#行}}', 'ja', []],
  ['{count, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}} {name}', 'uk', []],
  [
    '{count, plural, one {# рядок} other {# рядка}} {name}',
    'uk',
    ['needs the forms few, many, one, other of a number'],
  ],
  [
    '{count, plural, one {# Zeile} other {# Zeilen}} von {nam}',
    'de',
    ['has the values count, nam in place of count, name'],
  ],
])('finds what is wrong with %j in %s', (translation, language, wrong) => {
  expect(wrongIn(rows, translation, language)).toEqual(wrong)
})

it('finds brackets that do not close, and a link that is gone', () => {
  expect(wrongIn('{name} left', '{name ist weg', 'de')).toHaveLength(1)
  expect(wrongIn('Read <link>this</link>', 'Lies das', 'de')).toEqual([
    'has the values none in place of <link>',
  ])
})

it('lets a short word grow more than a sentence', () => {
  expect(isLong('Snooze', 'Me le rappeler plus')).toBe(false)
  expect(isLong('A'.repeat(40), 'B'.repeat(80))).toBe(true)
})
