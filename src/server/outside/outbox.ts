import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Door, Message } from './message.ts'

/** More would only be old: it is read by whoever is trying the app on their own machine. */
const KEPT_MOST = 500

export interface StoredMessage extends Message {
  readonly at: string
}

export interface Outbox extends Door {
  /** Newest first. */
  list(most: number): Promise<readonly StoredMessage[]>
}

/** Where messages wait when this machine has no way to send them: one file each. */
export function openOutbox(dataDir: string, clock: Clock): Outbox {
  const folder = join(dataDir, 'outbox')

  async function names(): Promise<string[]> {
    const all = await readdir(folder).catch(() => [])
    return all
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
  }

  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const at = clock.now().toISOString()
      const name = `${at.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`
      const draft = join(folder, `${name}.draft`)
      // Renamed when whole: whoever watches the folder never reads half a message.
      await writeFile(draft, `${JSON.stringify({ ...message, at }, null, 2)}\n`, { mode: 0o600 })
      await rename(draft, join(folder, `${name}.json`))
      for (const old of (await names()).slice(KEPT_MOST))
        await rm(join(folder, old), { force: true })
    },
    async list(most) {
      const texts = (await names())
        .slice(0, most)
        .map((name) => readFile(join(folder, name), 'utf8').catch(() => ''))
      const kept = await Promise.all(texts)
      return kept.filter(Boolean).map((text) => JSON.parse(text) as StoredMessage)
    },
  }
}
