import { afterEach, describe, expect, it, vi } from 'vitest'
import { listed } from '#web/words/listed.ts'
import { asked, askFirst } from './ask-first.ts'

afterEach(asked.keep)

describe('a deletion', () => {
  it('goes at once when nothing goes along', () => {
    const remove = vi.fn()
    askFirst({ title: 'Delete Car?', description: '' }, remove)
    expect(remove).toHaveBeenCalledOnce()
    expect(asked.question()).toBeNull()
  })

  it('waits for an answer when something does', () => {
    const remove = vi.fn()
    askFirst({ title: 'Delete Car?', description: 'It takes its 2 payments along.' }, remove)
    expect(remove).not.toHaveBeenCalled()
    expect(asked.question()).toMatchObject({ title: 'Delete Car?' })
    asked.question()?.choices[0]?.onPick()
    expect(remove).toHaveBeenCalledOnce()
  })

  it('is said in one sentence', () => {
    const parts = ['1 payment', '', '2 versions']
    expect(listed(parts)).toBe('1 payment and 2 versions')
    expect(listed(['', ''])).toBe('')
  })
})
