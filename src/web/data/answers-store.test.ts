import { describe, expect, it } from 'vitest'
import { AnswersStore, nameOf, type Question } from './answers-store.ts'

const question = (fields: Partial<Question> = {}): Question => ({
  uid: 'anna',
  token: 'token',
  path: '/api/dashboard/data',
  body: { month: 3 },
  stamp: '1',
  ...fields,
})

function stand(ask: () => Promise<unknown>) {
  const disk = new Map<string, string>()
  const reports: string[] = []
  let asked = 0
  const parts = {
    key: 'answers',
    storage: {
      getItem: (key: string) => disk.get(key) ?? null,
      setItem: (key: string, text: string) => void disk.set(key, text),
      removeItem: (key: string) => void disk.delete(key),
    },
    ask: () => {
      asked += 1
      return ask()
    },
    isStill: (token: string) => token === 'token',
    now: () => 1000,
    report: (what: string) => void reports.push(what),
  }
  return { disk, reports, asked: () => asked, open: () => new AnswersStore(parts) }
}

const name = nameOf(question())

describe('the answers of a device', () => {
  it('are asked for once while the book is the same', async () => {
    const { open, asked } = stand(async () => 7)
    const store = open()
    await Promise.all([store.need(question()), store.need(question())])
    await store.need(question())
    expect(asked()).toBe(1)
    await store.need(question({ stamp: '2' }))
    expect(asked()).toBe(2)
    expect(store.answer('anna', name)).toEqual({ answer: 7, at: 1000, stamp: '2' })
  })

  it('are here at the next visit, and asked again', async () => {
    const { open, asked } = stand(async () => 7)
    await open().need(question())
    const next = open()
    expect(next.answer('anna', name)).toEqual({ answer: 7, at: 1000, stamp: null })
    await next.need(question())
    expect(asked()).toBe(2)
  })

  it('are nobody else’s', async () => {
    const { open } = stand(async () => 7)
    const store = open()
    await store.need(question())
    expect(store.answer('ben', name)).toBeNull()
    await store.need(question({ uid: 'ben', body: 'other' }))
    expect(store.answer('ben', name)).toBeNull()
  })

  it('are not kept when the session ended meanwhile', async () => {
    const { open, disk } = stand(async () => 7)
    const store = open()
    await store.need(question({ token: 'ended' }))
    expect(store.answer('anna', name)).toBeNull()
    expect(disk.size).toBe(0)
  })

  it('stay in use when the next one does not come', async () => {
    let isThere = true
    const { open, reports } = stand(async () => {
      if (!isThere) throw new Error('gone')
      return 7
    })
    const store = open()
    await store.need(question())
    isThere = false
    await store.need(question({ stamp: '2' }))
    expect(store.answer('anna', name)?.answer).toBe(7)
    expect(store.failure(name)).toBeInstanceOf(Error)
    expect(reports).toEqual(['an answer did not come'])
    isThere = true
    await store.need(question({ stamp: '2' }))
    expect(store.failure(name)).toBeNull()
  })

  it('come from the latest question, whichever answer is slower', async () => {
    const waiting: ((answer: unknown) => void)[] = []
    const { open } = stand(() => new Promise((resolve) => waiting.push(resolve)))
    const store = open()
    const first = store.need(question())
    const second = store.need(question({ stamp: '2' }))
    waiting[1]?.('new')
    await second
    waiting[0]?.('old')
    await first
    expect(store.answer('anna', name)?.answer).toBe('new')
  })

  it('of an older book are shown until the newer one is here', async () => {
    const waiting: ((answer: unknown) => void)[] = []
    const { open } = stand(() => new Promise((resolve) => waiting.push(resolve)))
    const store = open()
    const first = store.need(question())
    const second = store.need(question({ stamp: '2' }))
    waiting[0]?.('old')
    await first
    expect(store.answer('anna', name)).toMatchObject({ answer: 'old', stamp: '1' })
    waiting[1]?.('new')
    await second
    expect(store.answer('anna', name)).toMatchObject({ answer: 'new', stamp: '2' })
  })

  it('leave the oldest out when they are many', async () => {
    const { open } = stand(async () => 'x'.repeat(400_000))
    const store = open()
    for (const body of ['a', 'b', 'c']) await store.need(question({ body }))
    const next = open()
    const has = (body: string) => next.answer('anna', nameOf(question({ body }))) !== null
    expect(['a', 'b', 'c'].map(has)).toEqual([false, true, true])
  })

  it('shows nothing that an older build kept in another shape', () => {
    const { open, disk } = stand(async () => 7)
    disk.set('answers', JSON.stringify({ uid: 'anna', answers: [['/a {}', 7, 1]] }))
    expect(open().answer('anna', '/a {}')).toBeNull()
  })
})
