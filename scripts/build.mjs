import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { root } from './install.mjs'

const sources = [
  'src/web',
  'src/contract',
  'src/domain',
  'src/server/http/edge/security-headers.ts',
  'vite.config.ts',
  'chunks.config.ts',
  'first-paint.config.ts',
  'site.config.ts',
  'words.config.ts',
  'package-lock.json',
]
const web = join(root, 'dist', 'web')
const stamp = join(root, 'dist', 'built-from')

/** Does dist/web hold what the sources say now? */
export const isBuilt = () =>
  existsSync(join(web, 'index.html')) &&
  existsSync(join(root, 'dist', 'pages', 'home.html')) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === hashSources()

export async function build() {
  const hash = hashSources()
  rmSync(stamp, { force: true })
  const vite = await import('vite')
  process.chdir(root)
  await vite.build({ logLevel: 'warn' })
  const { buildSite } = await import('../site.config.ts')
  await buildSite()
  writeFileSync(stamp, hash)
}

function hashSources() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesIn(join(root, source))) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

if (argv[1] === fileURLToPath(import.meta.url)) await build()
