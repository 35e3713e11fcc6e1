import { describe, expect, it } from 'vitest'
import { waysOf } from '../query.ts'
import { readQuery } from './read-query.ts'

const read = (typed: string) => readQuery(typed, { today: '2026-11-15', locale: 'en-GB' })
const wordsIn = (typed: string) =>
  waysOf(read(typed)).map(({ terms }) => terms.flatMap(({ words, span }) => (span ? [] : words)))
const outOf = (typed: string) =>
  read(typed).not.map(({ terms, tags }) => [...terms.flatMap(({ words }) => words), ...tags])

describe('what is left out', () => {
  it('may be a month, which is no word then', () => {
    const [out] = read('rent hyde -november').not
    expect(out?.terms[0]?.span).toEqual({ from: '2026-11-01', to: '2026-11-30' })
    expect(read('rent hyde -november').terms).toHaveLength(2)
  })

  it.each([
    ['tesco not clubcard', 'tesco -clubcard'],
    ['tesco without clubcard', 'tesco -clubcard'],
    ['tesco but not at the clubcard', 'tesco -clubcard'],
    ['tesco ohne clubcard', 'tesco -clubcard'],
    ['tesco sans clubcard', 'tesco -clubcard'],
    ['tesco sem clubcard', 'tesco -clubcard'],
    ['over 100 not rent', 'over 100 -rent'],
    ['tesco except in november', 'tesco -november'],
    ['taxi not #work', 'taxi -#work'],
    ['taxi without tag:work', 'taxi -tag:work'],
    ['lisbon apart from taxi', 'lisbon -taxi'],
  ])('%s is %s', (typed, meant) => {
    expect(read(typed)).toEqual(read(meant))
    expect(read(typed).not).toHaveLength(1)
  })

  it('may be a tag, a name of several words, or a list', () => {
    expect(outOf('october -#work')).toEqual([['work']])
    expect(outOf('groceries without corner shop in october')).toEqual([['corner', 'shop']])
    expect(outOf('october without rent, groceries and fuel')).toEqual([
      ['rent'],
      ['groceries'],
      ['fuel'],
    ])
    expect(wordsIn('not rewe groceries')).toEqual([['groceries']])
  })

  it('is left out of all that was spent where nothing else is asked for', () => {
    for (const typed of ['not clubcard', 'without clubcard', '-clubcard', 'ohne clubcard']) {
      expect(outOf(typed)).toEqual([['clubcard']])
      expect(read(typed)).toMatchObject({ terms: [], kinds: ['expenses'] })
    }
    expect(outOf('-#work')).toEqual([['work']])
    expect(read('-#work').tags).toEqual([])
  })

  it('is not what is compared, nor what has no category', () => {
    expect(read('rewe not more than 50').not).toEqual([])
    expect(read('rewe without a category').states).toEqual(['uncategorised'])
  })
})

describe('what may be asked for instead', () => {
  it.each([
    ['netflix or spotify in march', [['netflix'], ['spotify']]],
    [
      'market hall or corner shop october',
      [
        ['market', 'hall'],
        ['corner', 'shop'],
      ],
    ],
    ['rewe or aldi or lidl', [['rewe'], ['aldi'], ['lidl']]],
    [
      'groceries rewe or aldi',
      [
        ['groceries', 'rewe'],
        ['groceries', 'aldi'],
      ],
    ],
    ['rewe in september or october', [['rewe'], ['rewe']]],
    ['netflix in march or spotify in april', [['netflix'], ['spotify']]],
    ['or rewe', [['rewe']]],
    ['at aldi and on rewe', [['aldi'], ['rewe']]],
    ['bei aldi und bei rewe', [['aldi'], ['rewe']]],
    ['coffee and cake', [['coffee', 'cake']]],
    ['rewe and in october', [['rewe']]],
  ])('%s', (typed, ways) => {
    expect(wordsIn(typed)).toEqual(ways)
  })

  it('is never asked for in more than eight ways', () => {
    expect(waysOf(read(Array(60).fill('rewe').join(' or ')))).toHaveLength(8)
  })

  it.each([
    [
      'weekends in november',
      ['2026-11-01', '2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28'],
    ],
    [
      'rewe weekend november',
      ['2026-11-01', '2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28'],
    ],
    [
      'february 2026 weekends',
      ['2026-02-01', '2026-02-07', '2026-02-14', '2026-02-21', '2026-02-28'],
    ],
    ['weekend bag', []],
    ['weekends 2026', ['2026-01-01']],
  ])('%s is each of them', (typed, days) => {
    expect(
      waysOf(read(typed)).flatMap(({ terms }) => terms.flatMap(({ span }) => span?.from ?? [])),
    ).toEqual(days)
  })

  it('holds with each of the days', () => {
    const spans = waysOf(read('rewe in september or october')).map(({ terms }) =>
      terms.flatMap(({ span }) => span?.from ?? []),
    )
    expect(spans).toEqual([['2026-09-01'], ['2026-10-01']])
  })
})
