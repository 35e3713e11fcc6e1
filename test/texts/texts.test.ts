import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeCatalogue } from '#domain/words/catalogue.ts'
import { cataloguesIn, messagesIn, refreshed, standingOf } from './texts.ts'

const root = mkdtempSync(join(tmpdir(), 'texts-'))
afterAll(() => rmSync(root, { recursive: true }))

it('tells what a language lacks, has too much of and has wrong', () => {
  mkdirSync(join(root, 'src/words'), { recursive: true })
  writeFileSync(join(root, 'src/a.tsx'), "export const a = [say('Log in'), say('{n} rows', { n })]")
  writeFileSync(join(root, 'src/b.tsx'), "export const b = [say('Log in'), say('Log out')]")
  const entry = (words: string, translation: string) => ({ words, translation, places: [] })
  const entries = [entry('Log in', 'Anmelden'), entry('Gone', 'Weg'), entry('{n} rows', '{m}')]
  writeFileSync(join(root, 'src/words/de.po'), writeCatalogue('de', entries))
  const said = messagesIn(root)
  const [german] = cataloguesIn(root)
  if (!german) throw new Error('Not found.')
  expect(standingOf(said, german)).toEqual({
    translated: 2,
    missing: ['Log out'],
    unused: ['Gone'],
    wrong: [['{n} rows', 'has the values m in place of n']],
    long: [],
  })
  expect(refreshed(said, german)).toEqual([
    { words: 'Log in', translation: 'Anmelden', places: ['src/a.tsx', 'src/b.tsx'] },
    { words: '{n} rows', translation: '{m}', places: ['src/a.tsx'] },
    { words: 'Log out', translation: '', places: ['src/b.tsx'] },
  ])
})

it.each(cataloguesIn('.'))('$language keeps every value and has its own forms', (one) => {
  expect(standingOf(messagesIn('.'), one).wrong).toEqual([])
})

it('reads every message of the app', () => {
  expect(messagesIn('.').size).toBeGreaterThan(3000)
})
