import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { markFunctions } from './mark-functions.ts'
import { type Way, watch } from './watch.ts'

/** Given to a server with --import: marks its functions, and says in the end who was given it. */
const root = new URL('../../src/', import.meta.url).href

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.startsWith(root) || !url.endsWith('.ts')) return loaded
    const file = url.slice(root.length)
    const source = markFunctions(file, fileURLToPath(url), String(loaded.source))
    return { ...loaded, source }
  },
})
const { WAY_WORDS: words = '', WAY_OTHERS: others = '', WAY_FILE: report = '' } = env
// The settings of a server are given all of its environment.
for (const name of ['WAY_WORDS', 'WAY_OTHERS']) delete env[name]
watch({ words, others })
process.on('exit', () => {
  const { way } = globalThis as { readonly way?: Way }
  writeFileSync(report, JSON.stringify(way))
})
