import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restoreLinks } from './binaries.ts'

let home: string
const native = () => join(home, 'native')
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'moneycomb-links-'))
  mkdirSync(join(native(), 'lib'), { recursive: true })
  writeFileSync(join(native(), 'lib', 'libpq.so.5.18'), 'library')
})
afterEach(() => rmSync(home, { recursive: true }))

const list = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]

describe('restoreLinks', () => {
  it('makes the links an install script was not allowed to make, once', () => {
    writeFileSync(join(native(), 'pg-symlinks.json'), JSON.stringify(list))
    restoreLinks(native())
    restoreLinks(native())
    expect(readlinkSync(join(native(), 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
  })

  it('has nothing to do on a platform without links', () => {
    expect(() => restoreLinks(native())).not.toThrow()
  })
})
