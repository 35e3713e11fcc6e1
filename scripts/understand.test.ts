import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { alternatives, expected, meets, missOf } from '../test/understand/expected.ts'
import { readAs, type Trial } from '../test/understand/trial.ts'
import { tryFolder } from '../test/understand/try-folder.ts'

const all = mkdtempSync(join(tmpdir(), 'moneycomb-understand-'))
afterAll(() => rmSync(all, { recursive: true, force: true }))

function folderOf(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(all, 'case-'))
  for (const [name, file] of Object.entries(files)) {
    const text = typeof file === 'string' ? file : JSON.stringify(file)
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const size = z.strictObject({ letters: expected(z.number()).optional() })
const cases = z.array(
  z.strictObject({ id: z.string(), typed: z.string(), expect: alternatives(size) }),
)

/** Understands how long a word is. */
const length: Trial = async (file) =>
  readAs(cases, file).map(({ id, typed, expect: wanted }) => {
    const isMet = (letters: number) => letters === typed.length
    const problems = (one: z.output<typeof size>) =>
      meets(one.letters ?? '*', isMet) ? [] : [`letters: ${typed.length}`]
    return { id, typed, miss: missOf(wanted, problems, '') }
  })

const told = (file: unknown) => tryFolder(folderOf({ 'length.json': file }), { length })

describe('what is expected', () => {
  it.each([
    ['exact', 5],
    ['one of several', { any: [3, 5] }],
    ['anything', '*'],
  ])('may be %s', async (_, letters) => {
    const { status, lines } = await told([{ id: 'A', typed: 'honey', expect: { letters } }])
    expect([status, lines]).toEqual([0, ['length 1/1']])
  })

  it('may be any of several answers, which must hold entirely', async () => {
    const wanted = [{ letters: 9 }, { letters: { any: [5, 6] } }]
    expect((await told([{ id: 'A', typed: 'honey', expect: wanted }])).status).toBe(0)
    expect((await told([{ id: 'A', typed: 'bee', expect: wanted }])).status).toBe(1)
  })
})

describe('what the command says', () => {
  it('counts, and names every miss with what was typed, expected and said', async () => {
    const given = [
      { id: 'A', typed: 'honey', expect: { letters: 5 } },
      { id: 'B', typed: 'wax', expect: { letters: 4 } },
    ]
    expect(await told(given)).toEqual({
      status: 1,
      lines: ['length 1/2', '  B wax', '    expected {"letters":4}', '    said     (letters: 3)'],
    })
  })

  it('skips a file that is not there, and says so', async () => {
    expect(await tryFolder(folderOf({}), { length })).toEqual({
      status: 0,
      lines: ['length skipped: there is no length.json'],
    })
  })

  it.each([
    ['a field nobody knows', [{ id: 'A', typed: 'honey', expect: { colour: 'gold' } }]],
    ['a case with more', [{ id: 'A', typed: 'honey', expect: {}, loud: true }]],
    ['no JSON', '{ honey'],
  ])('cannot read %s', async (_, file) => {
    const { status, lines } = await told(file)
    expect(status).toBe(2)
    expect(lines[0]).toMatch(/^length cannot be read: /)
  })

  it('says more than one file, the worst counts', async () => {
    const folder = folderOf({ 'length.json': [{ id: 'A', typed: 'a', expect: { letters: 2 } }] })
    const broken: Trial = async (file) => readAs(z.array(z.never()), file).map(() => never())
    const { status } = await tryFolder(folder, { length, other: broken })
    expect(status).toBe(1)
    writeFileSync(join(folder, 'other.json'), '[1]')
    expect((await tryFolder(folder, { length, other: broken })).status).toBe(2)
  })
})

function never(): never {
  throw new Error('There is nothing to try.')
}

const runner = fileURLToPath(new URL('../test/understand/run-understand.ts', import.meta.url))

describe('npm run understand', () => {
  it.each([
    ['no folder', []],
    ['a folder that is not there', [join(all, 'nowhere')]],
    ['a case with a field it does not know', [folderOf({ 'search.json': { cases: [], more: 1 } })]],
  ])('ends with 2 for %s', (_, args) => {
    const { status } = spawnSync(process.execPath, [runner, ...args], { encoding: 'utf8' })
    expect(status).toBe(2)
  })
})
