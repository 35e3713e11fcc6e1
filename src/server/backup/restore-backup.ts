import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type pg from 'pg'
import { Refusal } from '../refusal.ts'
import { copyTree } from './copy-tree.ts'
import { readSeal, sealName } from './seal.ts'
import { asidePrefix } from './take-backup.ts'

interface Order {
  readonly folder: string
  readonly dataDir: string
  readonly now: Date
}

/** Puts the copy in place; what was there is kept in a folder of its own. Answers which, if any. */
export async function putBack({ folder, dataDir, now }: Order): Promise<string | null> {
  if (!readSeal(folder)) throw new Refusal(`${folder} is no whole backup: it has no ${sealName}.`)
  const aside = existsSync(join(dataDir, 'postgres')) ? setAside({ folder, dataDir, now }) : null
  await copyTree(folder, dataDir, (place) => place !== sealName)
  return aside
}

/** Within the data folder: that may be a disk of its own. A backup kept in it stays where it is. */
function setAside({ folder, dataDir, now }: Order): string {
  const aside = join(dataDir, `${asidePrefix}${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  const [kept] = relative(realpathSync(dataDir), realpathSync(folder)).split(sep)
  const names = readdirSync(dataDir).filter(
    (name) => !name.startsWith(asidePrefix) && name !== kept,
  )
  mkdirSync(aside, { mode: 0o711 })
  for (const name of names) renameSync(join(dataDir, name), join(aside, name))
  return aside
}

/** Further than any device can have come since the copy was taken. */
const leap = 1_000_000_000

/**
 * Devices may know what the restored database does not: every one of them takes a fresh copy,
 * because all revisions it has ever seen are too old from now on.
 */
export async function startNewHistory(db: Pick<pg.Pool, 'query'>): Promise<void> {
  await db.query('update sync_scope set rev = rev + $1, horizon = rev + $1', [leap])
}
