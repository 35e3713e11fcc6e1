import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MessageFault, readMessage } from './read-message.ts'
import { sayParts, sayPieces } from './say-parts.ts'

const english = { language: 'en', locale: 'en-GB' }
const say = (text: string, values = {}, speech = english) =>
  sayParts(readMessage(text), values, speech)

describe('a message', () => {
  it('puts values where they belong', () => {
    expect(say('{name} owes you {amount}', { name: 'Anna', amount: '€3.00' })).toBe(
      'Anna owes you €3.00',
    )
    expect(say('{amount} — {name}', { name: 'Anna', amount: '€3.00' })).toBe('€3.00 — Anna')
  })

  it('chooses the form by the language, and a number of its own before it', () => {
    const days = '{count, plural, =0 {today} one {in # day} other {in # days}}'
    expect([0, 1, 2, 1200].map((count) => say(days, { count }))).toEqual([
      'today',
      'in 1 day',
      'in 2 days',
      'in 1,200 days',
    ])
    const ukrainian = { language: 'uk', locale: 'uk-UA' }
    const rows = '{count, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}}'
    expect([1, 2, 5, 11, 21, 22].map((count) => say(rows, { count }, ukrainian))).toEqual([
      '1 рядок',
      '2 рядки',
      '5 рядків',
      '11 рядків',
      '21 рядок',
      '22 рядки',
    ])
    const place = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
    expect([1, 2, 3, 4, 21].map((n) => say(place, { n }))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '21st',
    ])
  })

  it('chooses between cases, one inside another', () => {
    const message =
      '{who, select, you {You have {count, plural, one {# row} other {# rows}}} ' +
      'other {{name} has none}}'
    expect(say(message, { who: 'you', count: 2, name: 'Ben' })).toBe('You have 2 rows')
    expect(say(message, { who: 'they', count: 2, name: 'Ben' })).toBe('Ben has none')
  })

  it('keeps apostrophes, and brackets behind one', () => {
    expect(say("It isn't {name}'s", { name: 'Ben' })).toBe("It isn't Ben's")
    expect(say("'{'name'}' is '{name}'", { name: 'Ben' })).toBe('{name} is {name}')
    expect(say("''quoted''")).toBe("'quoted'")
  })

  it('passes elements on in the order of the language', () => {
    const link = (inner: readonly unknown[]) => ({ link: inner.join('') })
    expect(
      sayPieces(readMessage('Read our <link>{what}</link>.'), { link, what: 'terms' }, english),
    ).toEqual(['Read our ', { link: 'terms' }, '.'])
  })

  it.each(['{', '{name', '{n, plural, one {x}}', '{n, guess, other {x}}', '<a>b', 'a}', 'a</b>'])(
    'refuses what cannot be read: %s',
    (broken) => expect(() => readMessage(broken)).toThrow(MessageFault),
  )

  it('says any text without signs of its own as it stands', () => {
    const plain = fc.string().filter((text) => !/[{}<>#']/.test(text))
    fc.assert(fc.property(plain, (text) => say(text) === text))
  })

  it('never takes what is in a value for a message', () => {
    fc.assert(fc.property(fc.string(), (name) => say('to {name}', { name }) === `to ${name}`))
  })
})
