import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { tryAccounts } from './accounts.ts'
import { tryAmortization } from './amortization.ts'
import { tryCurrencies } from './currencies.ts'
import { tryDebts } from './debts.ts'
import { tryRecurrence } from './recurrence.ts'
import type { Section, Trial } from './section.ts'
import { trySplits } from './splits.ts'

/** What begins the name of a file, and who tries it. */
const trials: Readonly<Record<string, Trial>> = {
  recurrence: tryRecurrence,
  currencies: tryCurrencies,
  amortization: tryAmortization,
  splits: trySplits,
  debts: tryDebts,
  accounts: tryAccounts,
}

const failedOf = ({ verdicts }: Section) => verdicts.filter(({ problem }) => problem !== null)
const passedOf = (section: Section) => section.verdicts.length - failedOf(section).length
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const lines: string[] = []
const say = (line: string) => void lines.push(line)

/** The total, then each part of the file, then what failed. */
function report(name: string, sections: readonly Section[]): void {
  const tried = sections.filter(({ skipped }) => skipped === undefined)
  const total = sum(tried.map(({ verdicts }) => verdicts.length))
  say(`${name} ${sum(tried.map(passedOf))}/${total}`)
  for (const section of sections) {
    const count = section.verdicts.length
    if (section.skipped !== undefined) say(`  ${section.name} skipped: ${section.skipped}`)
    else if (count > 0) say(`  ${section.name} ${passedOf(section)}/${count}`)
  }
  for (const section of tried) {
    for (const { id, problem } of failedOf(section)) say(`    ${section.name} ${id}: ${problem}`)
  }
}

/** Parts of the same name in several files are one. */
function merged(sections: readonly Section[]): readonly Section[] {
  return Array.from(Map.groupBy(sections, ({ name }) => name).values(), (same) => ({
    ...same[0],
    name: same[0]?.name ?? '',
    verdicts: same.flatMap(({ verdicts }) => verdicts),
  }))
}

function run(folder: string): boolean {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  let isAllRight = true
  let isAnyTried = false
  for (const [name, attempt] of Object.entries(trials)) {
    const own = files.filter((file) => file.startsWith(name)).sort()
    if (own.length === 0) continue
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
    isAnyTried = true
    const sections = merged(own.flatMap((file) => attempt(read(file))))
    report(name, sections)
    isAllRight &&= sections.every((section) => failedOf(section).length === 0)
  }
  if (!isAnyTried) say(`No file of vectors in ${basename(folder)}.`)
  return isAllRight && isAnyTried
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('Say which folder: npm run vectors -- <folder>\n')
  process.exitCode = 2
} else {
  process.exitCode = run(folder) ? 0 : 1
  process.stdout.write(`${lines.join('\n')}\n`)
}
