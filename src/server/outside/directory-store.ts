import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { flushFolder } from '../flush-folder.ts'
import type { ReceiptStore } from './receipt-stores.ts'

/** One file for each picture, in folders by the end of its id: the beginnings are all alike. */
export function directoryStore(folder: string): ReceiptStore {
  const folderOf = (id: string) => join(folder, id.slice(-2))
  const fileOf = (id: string) => join(folderOf(id), `${id}.webp`)
  return {
    name: 'directory',
    async put(id, picture) {
      await mkdir(folderOf(id), { recursive: true, mode: 0o700 })
      // Whole or not at all, also when the machine stops in between.
      const half = `${fileOf(id)}.${crypto.randomUUID()}`
      await writeFile(half, picture, { mode: 0o600, flush: true })
      await rename(half, fileOf(id))
      flushFolder(folderOf(id))
    },
    async read(id) {
      try {
        return Uint8Array.from(await readFile(fileOf(id)))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    drop: (id) => rm(fileOf(id), { force: true }),
  }
}
