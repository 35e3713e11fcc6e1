import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeCatalogue } from '#domain/words/catalogue.ts'
import { cataloguesIn, messagesIn, refreshed, standingOf } from './texts.ts'

/** `npm run texts` says how far every language is; `-- de` begins or refreshes the file of one. */
const root = join(import.meta.dirname, '..', '..')
const print = (line: string) => process.stdout.write(`${line}\n`)
const said = messagesIn(root)
const wanted = process.argv[2]
const known = cataloguesIn(root)

if (wanted !== undefined) {
  const one = known.find(({ language }) => language === wanted)
  const path = join(root, one?.path ?? `src/words/${wanted}.po`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, writeCatalogue(wanted, refreshed(said, one ?? { entries: [] })))
}

const count = (text: string) => text.split(/\s+/).length
const words = [...said.keys()].reduce((sum, text) => sum + count(text), 0)
print(`English: ${said.size} texts of ${words} words`)
let isWrong = false
for (const catalogue of cataloguesIn(root)) {
  const { translated, missing, unused, wrong, long } = standingOf(said, catalogue)
  print(
    `${catalogue.language}: ${translated} translated, ${missing.length} missing, ` +
      `${unused.length} no longer said, ${wrong.length} wrong, ${long.length} long`,
  )
  for (const [text, why] of wrong) print(`  ${text}\n    ${why}`)
  isWrong ||= wrong.length > 0
}
process.exitCode = isWrong ? 1 : 0
