import { describe, expect, it } from 'vitest'
import { openWitness } from './check-sentence.ts'
import { bookFacts, honestSentences, lies } from './lying-model.data.ts'

const letters = [...'ABCDEFGHIJKLM'].map((letter) => `{{${letter}}}`)
const names = [...letters, 'Groceries', 'Rent', 'Travel', 'Health', 'Eating out']
const openAgain = () => openWitness(bookFacts, { locale: 'en-GB', names, today: '2026-11-15' })

describe('an honest model', () => {
  it('is not refused a single fact', () => {
    const witness = openAgain()
    expect(bookFacts.filter(({ text }) => witness.check(text) !== null)).toEqual([])
  })

  it.each(honestSentences)('may say: %s', (text) => {
    expect(openAgain().check(text)).toBeNull()
  })
})

describe('a lying model', () => {
  it('lies in more ways than eighty', () => {
    expect(Object.keys(lies).length).toBeGreaterThan(80)
    expect(honestSentences.length).toBeGreaterThan(40)
  })

  it.each(Object.keys(lies))('%s, and is not shown', (kind) => {
    expect((lies[kind] ?? []).filter((text) => openAgain().check(text) === null)).toEqual([])
  })
})
