import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Suite = 'faults' | 'attack' | 'load' | 'citus'
type Figures = Readonly<Record<string, number | string>>

/** `npm run faults` and the like try as often as is promised; `npm test` only often enough. */
export const isFull = process.env.PROOF === 'full'
export const howMany = (often: number, asPromised: number) => (isFull ? asPromised : often)

/** What was found is said and kept, to be read by whoever writes the page of figures. */
export function prove(suite: Suite, what: string, figures: Figures): void {
  const told = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  process.stdout.write(`${what}: ${told.join(', ')}\n`)
  const folder = join('.build', 'proof', suite)
  mkdirSync(folder, { recursive: true })
  const name = what.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const at = new Date().toISOString()
  const found = { what, isFull, at, figures }
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(found, null, 2)}\n`)
}
