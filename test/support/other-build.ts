import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The same pages as a later build would leave them: no file of the build before is there. */
export function otherBuild(web: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'moneycomb-build-'))
  const isPacked = (path: string) => /\.(br|gz)$/.test(path)
  cpSync(web, folder, { recursive: true, filter: (path) => !isPacked(path) })
  const assets = join(folder, 'assets')
  const names = readdirSync(assets)
  for (const name of names) {
    if (/\.(js|css)$/.test(name)) rewrite(join(assets, name), (text) => renamed(text, names))
    renameSync(join(assets, name), join(assets, later(name)))
  }
  rewrite(join(folder, 'index.html'), (text) =>
    renamed(text, names).replace('<head>', '<head><meta name="build" content="later">'),
  )
  rewrite(join(folder, 'service-worker.js'), (text) => rebuilt(renamed(text, names), folder))
  return folder
}

const later = (name: string) => name.replace(/\.\w+$/, '-later$&')

const renamed = (text: string, names: readonly string[]) =>
  names.reduce((so, name) => so.replaceAll(name, later(name)), text)

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** The worker's list, with the name of the build and the hashes the files have now. */
function rebuilt(worker: string, folder: string): string {
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('base64')
  return worker
    .replace(/"build":"(\w+)"/, '"build":"$1later"')
    .replace(/"(\/[^"]+)":"sha256-[^"]+"/g, (_, path) => `"${path}":"sha256-${hashOf(path)}"`)
}
