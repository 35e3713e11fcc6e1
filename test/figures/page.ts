import {
  isMissed,
  type Line,
  type Report,
  rounded,
  type Section,
  tableOf,
} from '../bench/report.ts'
import { proofTables } from './proof-tables.ts'
import type { Suites } from './read-proofs.ts'

const growth = 'Growth'

/** What each suite is about, in the order of the page. */
const suiteWords: Readonly<Record<string, readonly [title: string, command: string]>> = {
  load: ['Many people at once', 'npm run load'],
  faults: ['Faults', 'npm run faults'],
  failover: ['Failover', 'npm run failover'],
  attack: ['Attacks', 'npm run attack'],
}

/** The page of figures, from what the commands kept. */
export function pageOf(report: Report, suites: Suites): string {
  const { [growth]: curve, ...speed } = report.sections
  const parts = [
    ...head(report),
    ...misses(report, suites),
    ...(Object.keys(speed).length > 0 ? ['## Speed', '', 'By `npm run bench`.', ''] : []),
    ...Object.entries(speed).flatMap(([title, section]) => [`### ${title}`, '', ...body(section)]),
    ...(curve ? ['## Growth', '', growthWords, '', ...body(curve)] : []),
    ...suiteParts(suites),
  ]
  return `${parts.join('\n').trimEnd()}\n`
}

const growthWords =
  'The same questions of a book of so many transactions: a median in milliseconds, and what ten ' +
  'times as many cost. Up to ten times is in proportion.'

function head({ sections }: Report): readonly string[] {
  const machine = Object.values(sections).at(-1)?.machine
  const where = machine
    ? [
        `The machine has ${machine.cores} cores and ${machine.memoryGb} GB (${machine.system}), ` +
          `Node ${machine.node} and PostgreSQL ${machine.postgres}; everything, also whoever ` +
          'asks, runs on it at the same time.',
        '',
      ]
    : []
  return [
    '# Figures',
    '',
    'Written by `npm run figures` from what the commands named here found; not by hand. ' +
      'The fixed sum beside a table says how busy the machine was: ' +
      'the longer it took, the less the times above it mean.',
    '',
    ...where,
  ]
}

/** Of every bench, and of every proof that says itself what it missed. */
function misses({ sections }: Report, suites: Suites): readonly string[] {
  const slow = Object.entries(sections).flatMap(([title, { lines }]) =>
    lines.filter(isMissed).map((line) => missWords(title, line)),
  )
  const broken = Object.values(suites)
    .flat()
    .filter(({ figures: { missed } }) => typeof missed === 'string' && missed !== 'nothing')
    .map(({ what, figures }) => `- ${what}: ${figures.missed}.`)
  const missed = [...slow, ...broken]
  const words = missed.length > 0 ? missed : ['Nothing.']
  return ['## What misses its target', '', ...words, '']
}

const missWords = (title: string, line: Line) =>
  line.failure === undefined ? slowWords(title, line) : failWords(title, line)

const failWords = (title: string, { journey, rows = 0, failure }: Line) =>
  `- ${title}: ${journey} of ${rows.toLocaleString('en')} transactions failed: ${failure}.`

const slowWords = (title: string, { journey, value, unit, target = 0, isMoreBetter }: Line) =>
  `- ${title}: ${journey}, ${rounded(value)} ${unit}; promised ${
    isMoreBetter ? 'at least' : 'at most'
  } ${rounded(target)}.`

function body({ at, calibrationMs, machine, lines }: Section): readonly string[] {
  const sum = `a fixed sum took ${rounded(calibrationMs)} ms`
  return [...tableOf(lines), '', `${at.slice(0, 10)}, commit ${machine.commit}; ${sum}.`, '']
}

function suiteParts(suites: Suites): readonly string[] {
  const known = Object.keys(suiteWords)
  const names = [
    ...known,
    ...Object.keys(suites)
      .filter((name) => !known.includes(name))
      .sort(),
  ]
  return names.flatMap((name) => {
    const proofs = suites[name] ?? []
    if (proofs.length === 0) return []
    const [title, command] = suiteWords[name] ?? [name, `npm run ${name}`]
    return [`## ${title}`, '', `By \`${command}\`.`, '', ...proofTables(proofs)]
  })
}
