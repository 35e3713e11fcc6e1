import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isPostgresOf, readLockFile } from './lock-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moneycomb-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (text: string) => writeFileSync(join(folder, 'postmaster.pid'), text)

describe('readLockFile', () => {
  it('reads who runs and where it listens', () => {
    write('4711\n/data\n1790000000\n23456\n\n127.0.0.1\n')
    expect(readLockFile(folder)).toEqual({ pid: 4711, port: 23456 })
  })

  it('is null where nothing runs', () => {
    expect(readLockFile(folder)).toBeNull()
  })

  it('is null while the file is still being written', () => {
    write('')
    expect(readLockFile(folder)).toBeNull()
  })
})

describe('isPostgresOf', () => {
  it('does not take another living program for PostgreSQL', () => {
    expect(isPostgresOf(folder, process.pid)).toBe(false)
  })
})
