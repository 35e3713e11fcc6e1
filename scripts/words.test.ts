import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { english, findMessages, type Translation, wordsInPlace } from '../words.config.ts'

/** All that ends a text, in whatever quotes it comes to stand. */
const hostile = `Anmelden "hier", 'da' \`$\{x}\` \\ Ende`
const asMessage = hostile.replace('{x}', "'{x}'")

const german: Translation = {
  language: 'de',
  of: (words) => ({ 'Log in': asMessage, '{n} rows': '{n} Zeilen' })[words],
}

const source = `
import { say } from '#web/words/say.ts'
import { speech } from '#web/words/speech.ts'
export const plain = say('Log in')
export const counted = say('{n} rows', { n: 3 })
export const untold = \`\${say('Nobody translated this')} \${speech.language}\`
`

/** What a small file of the app says in a language, and how its file is called. */
async function built(translation: Translation) {
  const folder = mkdtempSync(resolve('src/web/words/built-'))
  try {
    const input = join(folder, 'said.ts')
    writeFileSync(input, source)
    const done = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [wordsInPlace(translation)],
      build: {
        write: false,
        rolldownOptions: {
          input,
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: '[name]-[hash].js' },
        },
      },
    })
    const [chunk] = (done as Rolldown.RolldownOutput).output
    const said = await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`)
    return { said, name: chunk.fileName, code: chunk.code }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('puts each language in the place of the English, and into the name of the file', async () => {
  const [first, second] = [await built(english), await built(german)]
  expect({ ...first.said }).toEqual({
    plain: 'Log in',
    counted: '3 rows',
    untold: 'Nobody translated this en',
  })
  expect({ ...second.said }).toEqual({
    plain: hostile,
    counted: '3 Zeilen',
    untold: 'Nobody translated this de',
  })
  expect(second.name).not.toBe(first.name)
  expect(first.code + second.code).not.toMatch(/@@\d/)
})

it('writes another language beside: its files ask for each other in their folder', async () => {
  const folder = mkdtempSync(resolve('src/web/words/built-'))
  try {
    writeFileSync(
      join(folder, 'later.ts'),
      "import { say } from '#web/words/say.ts'\nexport const later = say('Log in')",
    )
    const input = join(folder, 'first.ts')
    writeFileSync(input, "export const first = () => import('./later.ts')")
    const done = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [wordsInPlace(english, [{ ...german, folder: 'de-01234567' }])],
      build: {
        write: false,
        rolldownOptions: {
          input,
          preserveEntrySignatures: 'strict',
          output: {
            entryFileNames: 'assets/[name].js',
            chunkFileNames: 'assets/[name].js',
          },
        },
      },
    })
    const { output } = done as Rolldown.RolldownOutput
    const codeOf = (name: string) => {
      const file = output.find(({ fileName }) => fileName === name)
      return file?.type === 'chunk' ? file.code : String(file?.source)
    }
    expect(codeOf('assets/later.js')).toContain('Log in')
    expect(codeOf('de-01234567/later.js')).toContain('Anmelden')
    expect(codeOf('de-01234567/first.js')).not.toContain('assets/')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('finds messages in calls, tables and elements, and nothing else', () => {
  const words = (code: string) => findMessages('a.tsx', code).map((found) => found.words)
  expect(words(`const a = { b: text('One'), c: say("Two", { x }) }`)).toEqual(['One', 'Two'])
  expect(
    words(`const a = <Say words="Three" link={l} /> ; const b = <Say words={'Four'} />`),
  ).toEqual(['Three', 'Four'])
  expect(words(`essay('No'); say(name); const c = <p title="No">no</p>`)).toEqual([])
})
