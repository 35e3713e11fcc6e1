import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { flushFolder } from '../flush-folder.ts'

/** Says of a folder that it is a whole backup, so that a half-made one is not taken for one. */
export const sealName = 'backup.json'

const seal = z.looseObject({
  takenAt: z.iso.datetime(),
  /** All of it was read from a copy of the backup then. */
  verifiedAt: z.iso.datetime().optional(),
})
type Seal = z.infer<typeof seal>

/** Null: no whole backup. */
export function readSeal(folder: string): Seal | null {
  try {
    return seal.parse(JSON.parse(readFileSync(join(folder, sealName), 'utf8')))
  } catch {
    return null
  }
}

/** There is the old one or the new one at any time. */
export function writeSeal(folder: string, kept: Seal): void {
  const draft = join(folder, `${sealName}.draft`)
  writeFileSync(draft, `${JSON.stringify(kept)}\n`, { flush: true })
  renameSync(draft, join(folder, sealName))
  flushFolder(folder)
}
