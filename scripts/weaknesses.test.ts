import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findWeaknesses } from '../test/packages/find-weaknesses.ts'
import { isWithin, readWeakness } from '../test/packages/known-weakness.ts'

describe('a range of versions', () => {
  it.each([
    ['1.2.3', '<1.2.4', true],
    ['1.2.4', '<1.2.4', false],
    ['1.10.0', '<1.9.0', false],
    ['1.2.3', '<=1.2.3', true],
    ['1.2.3', '>1.2.3', false],
    ['1.2.3', '>=1.2', true],
    ['2.1.0', '>=1.0.0 <1.2.3||>=2.0.0 <2.1.1', true],
    ['1.2.3', '>=1.0.0 <1.2.3||>=2.0.0 <2.1.1', false],
    ['3.0.1', '=3.0.0 || =3.0.1', true],
    ['1.0.0', '<= 1.0.0', true],
    ['1.5.0-beta.9', '<1.5.0', true],
    ['1.5.0-beta.10', '<1.5.0-beta.9', false],
    ['1.5.0-beta', '<1.5.0-beta.1', true],
    ['1.5.0-beta.2', '>=1.5.0-2', true],
    ['1.5.0', '<1.5.0-rc.1', false],
    ['18.4.0-beta.17', '<18.5.0', true],
  ])('%s in %s: %s', (version, range, isIn) => {
    expect(isWithin(version, range)).toBe(isIn)
  })

  it.each(['', '*', '^1.2.0', '<1.x', '<1.0.0||soon'])('is not guessed at: %j', (range) => {
    expect(() => isWithin('0.5.0', range)).toThrow(/is no/)
  })
})

const weakness = (range: string, day: string) =>
  `---\nidentifier: "CVE-2026-1"\npubdate: "${day}"\naffected_range: "${range}"\n`

describe('the list of weaknesses', () => {
  let folder: string
  const keep = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'weaknesses-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is read over line ends, and refused where it says nothing', () => {
    expect(readWeakness(weakness('<1.0.0||>=2.0.0\n  <2.1.0', '2026-08-01'))).toEqual({
      ...{ id: 'CVE-2026-1', range: '<1.0.0||>=2.0.0 <2.1.0', toldOn: '2026-08-01' },
    })
    expect(() => readWeakness('identifier: "CVE-2026-1"\n')).toThrow('neither')
  })

  it('is held against each version there is of a package', () => {
    const versions = { 'node_modules/hive': '2.0.0', 'node_modules/bee/node_modules/hive': '1.4.0' }
    const packages = Object.fromEntries(
      Object.entries({ '': '0.1.0', ...versions }).map(([path, version]) => [path, { version }]),
    )
    keep('npm/hive/CVE-2026-1.yml', weakness('<1.5.0', '2026-08-01'))
    keep('npm/@other/hive/CVE-2026-1.yml', weakness('<9.0.0', '2026-08-02'))
    const { found, ...rest } = findWeaknesses({ packages }, folder)
    expect(found.map(({ key }) => key)).toEqual(['hive@1.4.0'])
    expect(rest).toEqual({ packages: 2, weaknesses: 2, newestOn: '2026-08-02' })
  })

  it('would find one in what we have, with and without a scope', () => {
    const path = join(import.meta.dirname, '../package-lock.json')
    const lock = JSON.parse(readFileSync(path, 'utf8'))
    keep('npm/hono/CVE-2026-1.yml', weakness('>=0', '2026-08-01'))
    keep('npm/@hono/node-server/CVE-2026-1.yml', weakness('<99.0.0', '2026-08-01'))
    keep('npm/zod/CVE-2026-1.yml', weakness('<=3.22.2', '2026-08-01'))
    const { found, packages } = findWeaknesses(lock, folder)
    expect(found.map(({ key }) => key.split('@').slice(0, -1).join('@'))).toEqual([
      ...['@hono/node-server', 'hono'],
    ])
    expect(packages).toBeGreaterThan(400)
  })
})
