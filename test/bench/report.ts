import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Machine } from './machine.ts'

export interface Line {
  readonly journey: string
  readonly value: number
  readonly unit: 'ms' | 'kB' | '/s' | 's' | 'MB'
  /** Absent where nothing is promised. */
  readonly target?: number
  /** Throughput is good when high; times and sizes when low. */
  readonly isMoreBetter?: boolean
  /** Of a curve: how many transactions there were. */
  readonly rows?: number
  /** It could not be measured, and why; then its value means nothing. */
  readonly failure?: string
}

export interface Section {
  readonly at: string
  /** What the fixed sum took just before. */
  readonly calibrationMs: number
  readonly machine: Machine
  readonly lines: readonly Line[]
}

export interface Report {
  readonly sections: Readonly<Record<string, Section>>
}

export const isMissed = ({ value, target, isMoreBetter, failure }: Line): boolean =>
  failure !== undefined ||
  (target !== undefined && (isMoreBetter ? value < target : value > target))

export const rounded = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : value.toFixed(1)

/** One table a section. */
export function asMarkdown(title: string, lines: readonly Line[]): string {
  return [`\n## ${title}`, '', ...tableOf(lines), ''].join('\n')
}

export function tableOf(lines: readonly Line[]): readonly string[] {
  if (lines.some(({ rows }) => rows !== undefined)) return curves(lines)
  const head = ['| journey | measured | target | ratio |', '| --- | ---: | ---: | ---: |']
  return [...head, ...lines.map(asRow)]
}

function asRow(line: Line): string {
  const { journey, value, unit, target, isMoreBetter } = line
  const bound = isMoreBetter ? 'at least' : 'at most'
  const ratio = target === undefined ? '–' : (value / target).toFixed(2)
  const cells = [
    journey,
    `${rounded(value)} ${unit}`,
    target === undefined ? '–' : `${bound} ${rounded(target)}`,
    isMissed(line) ? `**${ratio}, missed**` : ratio,
  ]
  return `| ${cells.join(' | ')} |`
}

const measured = ({ value, unit, failure }: Line) =>
  failure === undefined ? `${rounded(value)} ${unit}` : `**failed: ${failure}**`

/** A row for each question, a column for each size, and how much more ten times the rows cost. */
function curves(lines: readonly Line[]): readonly string[] {
  const sizes = [...new Set(lines.map(({ rows = 0 }) => rows))].sort((a, b) => a - b)
  const names = sizes.map((size) => size.toLocaleString('en'))
  const head = ['', ...names, ...sizes.slice(1).map(() => 'for ten times')]
  const rule = ['---', ...head.slice(1).map(() => '---:')]
  const rows = [...Map.groupBy(lines, ({ journey }) => journey)].map(([journey, points]) => {
    const at = (size: number) => points.find((point) => point.rows === size)
    const factors = sizes.slice(1).map((size, before) => {
      const [less, more] = [at(sizes[before] ?? 0), at(size)]
      const isKnown = less && more && !less.failure && !more.failure
      return isKnown ? `× ${(more.value / less.value).toFixed(1)}` : '–'
    })
    const values = sizes.map(at).map((point) => (point ? measured(point) : '–'))
    return [journey, ...values, ...factors]
  })
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`)
}

export function readReport(file: string): Report {
  if (!existsSync(file)) return { sections: {} }
  const found = JSON.parse(readFileSync(file, 'utf8')) as Report
  // What an older build wrote had no machine.
  const known = Object.entries(found.sections).filter(([, section]) => 'machine' in section)
  return { sections: Object.fromEntries(known) }
}

/** Sections that were not run this time stay as they were. */
export function keepSection(file: string, title: string, section: Section): void {
  const { sections } = readReport(file)
  const report: Report = { sections: { ...sections, [title]: section } }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}
