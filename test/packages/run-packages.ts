import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ageOf, isOverdue, MOST_DAYS, type PackageAge, type Published } from './package-age.ts'

const AT_ONCE = 4
const WITHIN_MS = 60_000
/** Where npm itself asks, which only npm knows. */
const registry = execSync('npm config get registry', { encoding: 'utf8' }).trim()

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
  readonly overrides: Readonly<Record<string, string>>
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const manifest = JSON.parse(read('package.json')) as Manifest
const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
const wanted = Object.entries({
  ...{ ...dependencies, ...devDependencies },
  ...{ ...optionalDependencies, ...overrides },
})
/** Named there with why it stays where it is. */
const [, explained = ''] = read('docs/security.md').split('## Packages')

async function ask(name: string, version: string): Promise<PackageAge | string> {
  try {
    const address = new URL(name.replace('/', '%2f'), registry)
    const answer = await fetch(address, { signal: AbortSignal.timeout(WITHIN_MS) })
    if (!answer.ok) return `${name}: the registry answered ${answer.status}`
    return ageOf(name, version, (await answer.json()) as Published, Date.now())
  } catch (error) {
    return `${name}: ${(error as Error).message}`
  }
}

async function askAll(): Promise<readonly (PackageAge | string)[]> {
  const found: (PackageAge | string)[] = []
  const left = [...wanted]
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) found.push(await ask(...next))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found
}

const line = ({ name, version, latest, behindDays, isGivenUp }: PackageAge) =>
  `${name} ${version}: ${latest} is offered, newer ones for ${behindDays} days${
    isGivenUp ? ', and this one was given up' : ''
  }`

const found = await askAll()
const unasked = found.filter((each) => typeof each === 'string')
const ages = found.filter((each) => typeof each !== 'string')
const behind = ages.filter((age) => age.behindDays > 0 || age.isGivenUp)
const newest = ages.length - behind.length
const overdue = ages.filter(isOverdue)
const breached = overdue.filter(({ name }) => !explained.includes(`\`${name}\``))
const told = [
  `${ages.length} of ${wanted.length} packages looked up, ${newest} are the newest.`,
  ...behind.map(line),
  ...unasked,
  `Longer than ${MOST_DAYS} days: ${overdue.length}, of which docs/security.md explains ${
    overdue.length - breached.length
  }.`,
  'Weaknesses that are known are not asked for here: that is `npm audit`.',
]
process.stdout.write(`${told.join('\n')}\n`)
process.exitCode = breached.length > 0 || unasked.length > 0 ? 1 : 0
