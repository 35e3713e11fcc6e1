import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { ensureInstalled, findNode, root } from './install.mjs'

ensureInstalled()
const node = findNode()
const bin = join(root, 'node_modules', '.bin')
const reports = join(root, '.build', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const vitest = (...projects) => ({
  command: ['vitest', 'run', ...projects.map((name) => `--project=${name}`)],
  reportTo: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  count: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
  timings: ({ testResults }) =>
    testResults.map(({ name, startTime, endTime }) => ({
      kind: 'test files',
      name: relative(root, name),
      ms: endTime - startTime,
    })),
})

const playwright = {
  command: ['playwright', 'test'],
  reportTo: () => ['--reporter=list,json'],
  count: ({ stats }) => [stats.expected + stats.flaky, stats.unexpected],
  timings: ({ suites }) => suites.flatMap(storiesIn),
}

function storiesIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      kind: 'stories',
      name: `${file} ${projectName}: ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      tries: results.length,
    })),
  )
  return [...own, ...suites.flatMap(storiesIn)]
}

const steps = {
  types: { command: ['tsc', '-b'] },
  lint: { command: ['biome', 'ci', '.'] },
  unused: { command: ['knip'] },
  unit: vitest('tidy', 'unit'),
  api: vitest('api'),
  faults: vitest('faults'),
  build: { command: [node, join(root, 'scripts/build.mjs')] },
  size: { command: [node, join(root, 'scripts/bundle-size.mjs')] },
  e2e: playwright,
}
const quick = ['types', 'lint', 'unused', 'unit']

const wanted = process.argv[2] === 'check' ? quick : Object.keys(steps)
const done = []
for (const name of wanted) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  done.push(run(name, steps[name]))
  if (!done.at(-1).isGood) break
}
summarise()

function run(name, { command: [program, ...args], reportTo, count, timings }) {
  const startedAt = performance.now()
  const report = join(reports, `${name}.json`)
  const { status } = spawnSync(program, [...args, ...(reportTo?.(report) ?? [])], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: [dirname(node), bin, process.env.PATH].join(delimiter),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  })
  const isGood = status === 0
  const [passed, failed] = readReport(report, count) ?? [0, 0]
  // A step that fails without a failing test, such as the types, is a failure too.
  return {
    name,
    isGood,
    passed,
    failed: isGood ? failed : Math.max(1, failed),
    ms: performance.now() - startedAt,
    timings: readReport(report, timings) ?? [],
  }
}

function readReport(report, read) {
  try {
    return read?.(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return undefined
  }
}

function summarise() {
  console.log(`\n── summary ${'─'.repeat(53)}`)
  for (const { name, isGood, ms } of done) {
    console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${(ms / 1000).toFixed(1)} s`)
  }
  for (const name of wanted.slice(done.length)) console.log(`not run ${name}`)
  const timings = done.flatMap((step) => step.timings).sort((a, b) => b.ms - a.ms)
  for (const kind of new Set(timings.map((timing) => timing.kind))) {
    console.log(`\nthe slowest ${kind}`)
    for (const { name, ms } of timings.filter((timing) => timing.kind === kind).slice(0, 5))
      console.log(`${(ms / 1000).toFixed(1).padStart(6)} s ${name}`)
  }
  const again = timings.filter(({ tries }) => tries > 1)
  if (again.length > 0) console.log('\nneeded a second try, and wants mending')
  for (const { name } of again) console.log(`  ${name}`)
  const sum = (part) => done.reduce((total, step) => total + step[part], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${minutes(sum('ms'))}`)
  process.exitCode = done.every(({ isGood }) => isGood) ? 0 : 1
}

function minutes(ms) {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
