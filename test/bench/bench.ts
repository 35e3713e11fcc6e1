import { calibrate } from './calibrate.ts'
import { openFixture } from './fixture.ts'
import { type Machine, machineWith } from './machine.ts'
import { readOptions } from './read-options.ts'
import { asMarkdown, keepSection, type Line } from './report.ts'
import { sections } from './sections.ts'

const minutesInAll = 20

async function bench(): Promise<void> {
  const { file, only } = readOptions(process.argv.slice(2), Object.keys(sections))
  console.log(only ? `Only ${only.join(', ')}.` : `All of it: about ${minutesInAll} minutes.`)
  const stand = await openFixture()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stand.close().finally(() => process.exit(1)))
  try {
    const machine = await machineWith(stand.databaseUrl)
    const keep = keepIn(file, machine)
    for (const [name, { title, measure }] of Object.entries(sections)) {
      if (only && !only.includes(name)) continue
      const calibrationMs = calibrate()
      keep(title, await measure(stand), calibrationMs)
    }
    if (stand.seeded().length > 0) keep('Seed', stand.seeded(), calibrate())
  } finally {
    await stand.close()
  }
  console.log(`Kept in ${file}.`)
}

/** Each section as soon as it is there: what comes later may fail. */
const keepIn =
  (file: string, machine: Machine) =>
  (title: string, lines: readonly Line[], calibrationMs: number): void => {
    console.log(asMarkdown(title, lines))
    console.log(`A fixed sum took ${calibrationMs.toFixed(0)} ms just before.`)
    keepSection(file, title, { at: new Date().toISOString(), calibrationMs, machine, lines })
  }

await bench()
