import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { root } from './install.mjs'

/** What each visit loads before it can be used, by module or file name, and the most kB. */
const visits = [
  { name: 'login', parts: ['index.html', 'app/login/login-page.tsx'], most: 98.9 },
  { name: 'signed-in first page', parts: ['index.html', 'kit', 'overview'], most: 138.4 },
  { name: 'a list of rows', parts: ['index.html', 'kit', 'ledger'], most: 155.6 },
]

/** A chunk and everything it imports at once; what it imports later is not part of it. */
function filesOf(manifest, part, seen = new Set()) {
  const chunk = manifest[part] ?? Object.values(manifest).find(({ name }) => name === part)
  if (!chunk) throw new Error(`The build has no ${part}.`)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const next of chunk.imports ?? []) filesOf(manifest, next, seen)
  return seen
}

const scriptsIn = (html) =>
  [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, src]) => src)

/**
 * Files are named after what is in them, and letters drawn by lot pack a little differently in each
 * place: as many others, the same everywhere, stand in for them.
 */
const withSteadyNames = (source) =>
  source.replace(/([\w.]+(?:-[\w.]+)*)-[\w-]{8}\.(js|css)\b/g, (_, name, ending) => {
    const letters = createHash('sha256').update(name).digest('base64url').slice(0, 8)
    return `${name}-${letters}.${ending}`
  })

const kilobytes = (bytes) => Math.round(bytes / 100) / 10

/** The script of every visit in compressed kB (1000 bytes), and the most it may be by gzip. */
export function bundleSizes(web = join(root, 'dist', 'web')) {
  const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8'))
  const inHead = scriptsIn(readFileSync(join(web, 'index.html'), 'utf8'))
  return visits.map(({ name, parts, most }) => {
    const chunks = parts.flatMap((part) => [...filesOf(manifest, part)])
    const scripts = [...inHead, ...chunks].filter((file) => file.endsWith('.js'))
    const files = [...new Set(scripts)].map((file) => ({
      file,
      source: withSteadyNames(readFileSync(join(web, file), 'utf8')),
    }))
    const total = (compress) => files.reduce((sum, { source }) => sum + compress(source).length, 0)
    return {
      name,
      files: files.map(({ file, source }) => ({ file, gzip: kilobytes(gzipSync(source).length) })),
      gzip: kilobytes(total((source) => gzipSync(source, { level: 9 }))),
      brotli: kilobytes(total((source) => brotliCompressSync(source))),
      most,
    }
  })
}

function print() {
  const sizes = bundleSizes()
  for (const { name, files, gzip, brotli, most } of sizes) {
    console.log(`${name}: ${gzip} kB gzip, ${brotli} kB brotli, may be ${most}`)
    for (const file of files) console.log(`  ${file.gzip.toFixed(1).padStart(6)}  ${file.file}`)
  }
  exit(sizes.some(({ gzip, most }) => gzip > most) ? 1 : 0)
}

if (argv[1] === fileURLToPath(import.meta.url)) print()
