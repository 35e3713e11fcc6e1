import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Line {
  readonly journey: string
  readonly value: number
  readonly unit: 'ms' | 'kB' | '/s' | 's' | 'MB'
  /** Architecture section 8; absent where nothing is promised. */
  readonly target?: number
  /** Throughput is good when high; times and sizes when low. */
  readonly isMoreBetter?: boolean
}

/** One table a section, as markdown. */
export function asMarkdown(title: string, lines: readonly Line[]): string {
  const head = [
    `\n## ${title}`,
    '',
    '| journey | median | target | ratio |',
    '|---|---:|---:|---:|',
  ]
  return [...head, ...lines.map(asRow), ''].join('\n')
}

function asRow({ journey, value, unit, target, isMoreBetter }: Line): string {
  const bound = isMoreBetter ? 'at least' : 'at most'
  const cells = [
    journey,
    `${rounded(value)} ${unit}`,
    target === undefined ? '–' : `${bound} ${rounded(target)}`,
    target === undefined ? '–' : (value / target).toFixed(2),
  ]
  return `| ${cells.join(' | ')} |`
}

const rounded = (value: number) => (value >= 100 ? String(Math.round(value)) : value.toFixed(1))

export function writeReport(file: string, sections: Readonly<Record<string, readonly Line[]>>) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), sections }, null, 2)}\n`)
}
