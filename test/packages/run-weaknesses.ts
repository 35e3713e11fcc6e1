import { readFileSync } from 'node:fs'
import { findWeaknesses } from './find-weaknesses.ts'

const [folder] = process.argv.slice(2)
if (!folder)
  throw new Error('Name the folder with a copy of the list: docs/security.md says which.')
const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
const { packages, weaknesses, newestOn, found } = findWeaknesses(JSON.parse(lock), folder)
const told = [
  `${packages} packages held against ${weaknesses} weaknesses, the newest told on ${newestOn}.`,
  ...found.map(({ key, id, range, toldOn }) => `${key}: ${id} in ${range}, told on ${toldOn}`),
  `${found.length} of them concern a version of ours.`,
  'What packages bring along (Node, PostgreSQL, libraries in C) is not in the list.',
]
process.stdout.write(`${told.join('\n')}\n`)
process.exitCode = found.length > 0 || weaknesses === 0 ? 1 : 0
