import { describe, expect, it } from 'vitest'
import { judgeVersion, tellLacking } from './patched.ts'

describe('judgeVersion', () => {
  it.each([
    [180_004, 'PostgreSQL 18.4 lacks what 18.6 mended in August 2026'],
    [170_012, 'PostgreSQL 17.12 may lack what 18.6 mended in August 2026: see its notes'],
  ])('says what %i may lack', (version, words) => {
    expect(judgeVersion(version)).toBe(words)
  })

  it.each([180_006, 180_010, 190_000])('has nothing to say of %i', (version) => {
    expect(judgeVersion(version)).toBeNull()
  })
})

describe('tellLacking', () => {
  const said = async (where: { isEmbedded: boolean; isLocal: boolean }) => {
    const told: string[] = []
    const log = { info: () => told.push('info'), warn: () => told.push('warn') }
    const pool = { query: async () => ({ rows: [{ version: 180_004 }] }) }
    await tellLacking({ pool } as never, where, log as never)
    return told
  }

  it('warns, but for the embedded one that only this machine reaches', async () => {
    expect(await said({ isEmbedded: true, isLocal: true })).toEqual(['info'])
    expect(await said({ isEmbedded: true, isLocal: false })).toEqual(['warn'])
    expect(await said({ isEmbedded: false, isLocal: true })).toEqual(['warn'])
  })
})
