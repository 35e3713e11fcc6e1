import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { build, type Plugin, type PluginOption } from 'vite'
import config from '../../vite.config.ts'
import { storeExpense } from '../e2e/ledger-of.ts'
import { enter, newPerson } from '../e2e/person.ts'
import { expectExpense, fillExpense, openExpenseForm, saveExpense } from '../e2e/vocabulary.ts'
import { findBrowser } from '../support/browser.ts'
import { startTestServer } from '../support/server.ts'
import { markFunctions } from './mark-functions.ts'
import { type Way, watch } from './watch.ts'

/**
 * Counts the files an expense passes from the press on Save until a second device shows it: every
 * function of `src` is marked, and a file is on the way when one of its functions is given a value
 * that holds what was written. `node scripts/run.mjs test/way/way.ts`.
 */
const [words, others] = ['Marzipan of the way', 'Nougat beside the way']
const settleMs = 1500
const source = fileURLToPath(new URL('../../src/', import.meta.url))

const marked: Plugin = {
  name: 'marked',
  enforce: 'pre',
  transform(text, id) {
    const [path = id] = id.split('?')
    if (!path.startsWith(source) || !/\.tsx?$/.test(path)) return null
    return { code: markFunctions(path.slice(source.length), path, text), map: null }
  },
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
}

/** Answers with the marked build; only calls reach the server. */
async function serveMarked(context: BrowserContext, folder: string): Promise<void> {
  await context.route(
    ({ pathname }) => /^\/(?:assets|mcapp)\b/.test(pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      const file = pathname.startsWith('/assets/') ? pathname : '/index.html'
      const contentType = types[extname(file)] ?? 'application/octet-stream'
      await route.fulfill({ body: readFileSync(join(folder, file)), contentType })
    },
  )
}

const wayOf = (page: Page): Promise<Way> =>
  page.evaluate(() => (globalThis as { readonly way?: Way }).way ?? { itself: {}, any: {} })

async function walk(folder: string): Promise<Readonly<Record<string, Way>>> {
  const report = join(folder, 'server.json')
  const server = await startTestServer({
    env: {
      DATABASE_URL: '',
      NODE_OPTIONS: `--import=${new URL('./watch-server.ts', import.meta.url).href}`,
      ...{ WAY_WORDS: words, WAY_OTHERS: others, WAY_FILE: report },
    },
  })
  const { executablePath, args, env } = findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args], env: { ...env } })
  const person = await newPerson(server.url)
  await storeExpense(server.url, person, { description: others })
  const open = async () => {
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
    await serveMarked(context, folder)
    const page = await context.newPage()
    await enter(page, person)
    return page
  }
  const [here, elsewhere] = [await open(), await open()]
  await elsewhere.evaluate(watch, { words, others })
  const form = await openExpenseForm(here)
  await fillExpense(form, { amount: '5', description: words })
  await here.evaluate(watch, { words, others })
  await saveExpense(form)
  for (const page of [here, elsewhere]) {
    await expectExpense(page, { amount: '5.00', description: words })
  }
  // What a device keeps is written to its disk a little later.
  await here.waitForTimeout(settleMs)
  const [device, other] = [await wayOf(here), await wayOf(elsewhere)]
  await browser.close()
  await server.stop()
  return { device, server: JSON.parse(readFileSync(report, 'utf8')) as Way, elsewhere: other }
}

const folder = mkdtempSync(join(tmpdir(), 'moneycomb-way-'))
/** Nothing is sent from afar, so nothing needs to be small. */
const isWanted = (plugin: PluginOption) =>
  !(plugin && 'name' in plugin && plugin.name === 'precompressed')
await build({
  ...config,
  configFile: false,
  logLevel: 'warn',
  plugins: [marked, ...(config.plugins ?? []).flat().filter(isWanted)],
  build: { ...config.build, outDir: folder, minify: false },
})
const parts = await walk(folder)
rmSync(folder, { recursive: true, force: true })
const ways = Object.values(parts)
for (const [part, { itself, any }] of Object.entries(parts)) {
  process.stdout.write(`\n${part}: ${Object.keys(itself).length} files\n`)
  for (const file of Object.keys(any).sort()) {
    const names = itself[file]
    process.stdout.write(names ? `  ${file}  ${names.join(', ')}\n` : `  (${file})\n`)
  }
}
const filesOf = (each: 'itself' | 'any') => new Set(ways.flatMap((way) => Object.keys(way[each])))
/** What begins so is given and not used. */
const isUsed = (name: string) => !name.startsWith('_')
const given = ways.flatMap(({ itself }) => Object.values(itself).flat())
const names = new Set(given.filter(isUsed))
process.stdout.write(`\nfiles given the expense itself: ${filesOf('itself').size}\n`)
process.stdout.write(
  `files given it, a list it is in, or words that name it: ${filesOf('any').size}\n`,
)
process.stdout.write(`names it has there: ${names.size} (${[...names].sort().join(', ')})\n`)
// As docs/decisions/0103-the-way-of-an-expense.md says.
if (filesOf('itself').size > 55 || names.size > 8) process.exitCode = 1
