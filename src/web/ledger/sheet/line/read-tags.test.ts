import { describe, expect, it } from 'vitest'
import { readTags } from './read-tags.ts'

describe('typed tags', () => {
  it('are cut at commas, without hashes and each once', () => {
    expect(readTags(' trip, #work ,,trip, # ')).toEqual({ ok: true, tags: ['trip', 'work'] })
    expect(readTags('')).toEqual({ ok: true, tags: [] })
    expect(readTags('New York')).toEqual({ ok: true, tags: ['New York'] })
  })

  it('say what is too much', () => {
    expect(readTags('x'.repeat(41))).toEqual({
      ok: false,
      problem: 'Use at most 40 characters for a tag.',
    })
    const many = Array.from({ length: 21 }, (_, at) => `t${at}`).join()
    expect(readTags(many)).toEqual({ ok: false, problem: 'Add at most 20 tags.' })
  })
})
