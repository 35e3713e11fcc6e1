import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a run of a suite found, as it was kept. */
export interface Proof {
  readonly what: string
  /** As often, and as many, as is promised. */
  readonly isFull: boolean
  readonly at: string
  readonly figures: Readonly<Record<string, number | string>>
}

export type Suites = Readonly<Record<string, readonly Proof[]>>

/** Every suite that left something, by the name of its folder. */
export function readProofs(folder: string): Suites {
  if (!existsSync(folder)) return {}
  const suites = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return Object.fromEntries(suites.map(({ name }) => [name, proofsIn(join(folder, name))]))
}

const proofsIn = (folder: string): readonly Proof[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Proof)
