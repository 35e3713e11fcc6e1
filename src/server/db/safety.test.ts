import { describe, expect, it } from 'vitest'
import { judgeSafety } from './safety.ts'

const settings = (off: string[]) =>
  ['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => ({
    name,
    setting: off.includes(name) ? 'off' : 'on',
  }))
const strict = { isUnsafeDatabaseAllowed: false }

describe('judgeSafety', () => {
  it('is content with a safe database', () => {
    expect(judgeSafety(settings([]), strict)).toEqual([])
  })

  it.each(['fsync', 'full_page_writes'])('refuses one without %s', (name) => {
    expect(() => judgeSafety(settings([name]), strict)).toThrow(name)
  })

  it('warns of it when that was asked for', () => {
    const warnings = judgeSafety(settings(['fsync']), { isUnsafeDatabaseAllowed: true })
    expect(warnings).toEqual([expect.stringContaining('fsync')])
  })

  it('warns of commits that do not wait for the disk', () => {
    const warnings = judgeSafety(settings(['synchronous_commit']), strict)
    expect(warnings).toEqual([expect.stringContaining('synchronous_commit')])
  })
})
