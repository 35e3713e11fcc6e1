import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { bookOf } from '#test/support/foreseen.ts'
import { naughtyStrings } from '#test/support/naughty-strings.data.ts'
import { sharedServer } from '#test/support/shared-server.ts'

const server = sharedServer()
let anna: TestCaller
beforeAll(async () => {
  anna = await TestCaller.signUp(server.url)
})

const bytes = (text: string) => Buffer.from(text).toString('hex')

/** The text in every field that takes text, in documents of every kind that has some. */
const documentsWith = (text: string) => {
  const base = { description: text, notes: text, tags: [text] }
  const part = { categoryId: null, note: text }
  return {
    expenses: newExpense({
      ...base,
      merchant: text,
      bankId: text,
      lines: [
        { ...part, amount: 1000 },
        { ...part, amount: 250 },
      ],
      expectedBack: { amount: 5, from: text, dueOn: null, settledBy: null },
    }),
    incomes: newExpense({ ...base, source: text, bankId: text }),
    categories: { id: randomUUID(), name: text, type: 'expense', icon: 'tag', color: 'honey' },
    category_rules: {
      id: randomUUID(),
      type: 'expense',
      contains: text,
      categoryId: '019b0000-0000-7000-8000-000000000100',
    },
    imports: { id: randomUUID(), fileName: text, format: 'csv', account: text },
  }
}

/** Every text within a document, in order. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const countOf = (text: string, value: unknown): number =>
  textsIn(value).filter((found) => bytes(found) === bytes(text)).length

describe('text that gives trouble', () => {
  it.each(Object.entries(naughtyStrings))('comes back byte by byte: %s', async (_, strings) => {
    const sent = strings.map(documentsWith)
    const names = Object.keys(sent[0] ?? {}) as (keyof ReturnType<typeof documentsWith>)[]
    for (const name of names) {
      const docs = sent.map((documents) => documents[name])
      const [result] = await anna.push({ name: `${name}.createMany`, args: { docs } })
      expect(result, name).toMatchObject({ ok: true })
    }
    const book = await bookOf(anna)
    for (const [at, text] of strings.entries()) {
      for (const name of names) {
        const doc = sent[at]?.[name]
        const { body } = await anna.data('GET', `${name}/${doc?.id}`)
        expect(countOf(text, body), text).toBe(countOf(text, doc))
        expect(countOf(text, book.get(name)?.get(doc?.id ?? '')), text).toBe(countOf(text, doc))
      }
    }
  })
})

describe('all of it', () => {
  it('is more than a few', () => {
    expect(new Set(Object.values(naughtyStrings).flat()).size).toBeGreaterThan(150)
  })

  it('is refused with a typed error where it cannot be stored', async () => {
    for (const text of ['\0', 'a\0b', '\ud800', 'x\udfff', ' ', '\u2003', '']) {
      const doc = newExpense({ description: text })
      const [result] = await anna.push({ name: 'expenses.create', args: { doc } })
      expect(result, bytes(text)).toMatchObject({
        ok: false,
        code: 'invalid-input',
        fields: { description: expect.any(String) },
      })
    }
  })
})
