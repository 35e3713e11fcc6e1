import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { lightly } from '#test/support/server.ts'

const fixtures = 'test/fixtures/statements'
const slow = 180_000

interface Ran {
  readonly status: number
  readonly lines: readonly string[]
  readonly complaint: string
}

/** The command as it is shipped, with a server and a database of its own. */
function statements(...args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...lightly, 'src/server/commands/statements-main.ts', ...args],
      { env: { ...process.env, DATABASE_URL: '' } },
      (error, stdout, stderr) => {
        const status = error ? Number(error.code) : 0
        resolve({ status, lines: stdout.trimEnd().split('\n'), complaint: stderr.trim() })
      },
    )
  })
}

const scratch = mkdtempSync(join(tmpdir(), 'moneycomb-manifest-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe('npm run statements', () => {
  it('imports our own files, adds nothing twice, and takes each back to the byte', {
    timeout: slow,
  }, async () => {
    const { files } = JSON.parse(readFileSync(join(fixtures, 'manifest.json'), 'utf8'))
    const { lines, status, complaint } = await statements(fixtures)
    expect(lines.filter((line) => !/ ok \(/.test(line))).toEqual([
      `${files.length} of ${files.length} ok, 0 wrong`,
    ])
    expect([status, complaint]).toEqual([0, ''])
  })

  it('says what is wrong, and fails', { timeout: slow }, async () => {
    cpSync(join(fixtures, 'ofx/old-bank.ofx'), join(scratch, 'a.ofx'))
    cpSync(join(fixtures, 'refused/bomb.xml'), join(scratch, 'b.xml'))
    const right = { transactions: 4, sum: '1227.56', currency: ['EUR'] }
    const files = [
      { file: 'a.ofx', ...right },
      { file: 'a.ofx', ...right, transactions: 5 },
      { file: 'a.ofx', ...right, sum: '1227.57' },
      { file: 'a.ofx', ...right, dates: ['20260106', '20260131'] },
      { file: 'a.ofx', ...right, currency: ['USD'] },
      { file: 'a.ofx', class: 'malformed' },
      { file: 'b.xml', class: 'valid' },
      { file: 'missing.csv' },
    ]
    writeFileSync(join(scratch, 'manifest.json'), JSON.stringify({ files }))
    const { lines, status } = await statements(scratch)
    expect(lines).toEqual([
      expect.stringMatching(/^a\.ofx ok/),
      'a.ofx wrong: 4 bookings, not 5',
      'a.ofx wrong: the sum is 1227.56, not 1227.57',
      'a.ofx wrong: first day is 2026-01-05, not 2026-01-06',
      'a.ofx wrong: the currency is EUR, not USD',
      'a.ofx wrong: it was not refused',
      expect.stringMatching(/^b\.xml wrong: refused: /),
      expect.stringMatching(/^missing\.csv wrong: ENOENT/),
      '1 of 8 ok, 7 wrong',
    ])
    expect(status).toBe(1)
  })

  it.each([
    [[], /^Say which folder/],
    [['no-such-folder'], /^There is no manifest/],
  ])('refuses %j in one sentence', async (args, words) => {
    const { status, complaint } = await statements(...args)
    expect(status).toBe(1)
    expect(complaint).toMatch(words)
  })
})
