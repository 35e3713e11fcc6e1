import { resolve } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'

export interface BackupSettings {
  readonly folder: string
  readonly everyS: number
  /** So many are kept, the newest. */
  readonly keep: number
}

export const backupEnvironment = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_EVERY_H: z.coerce.number('must be a number').int().min(1).max(720).default(24),
  BACKUP_KEEP: z.coerce.number('must be a number').int().min(1).max(1000).default(14),
}

type BackupEnv = z.infer<z.ZodObject<typeof backupEnvironment>> & {
  readonly DATABASE_URL?: string | undefined
}

/** Null: backups are made by hand, or by who runs the database. */
export function readBackups(settings: BackupEnv): BackupSettings | null {
  if (!settings.BACKUP_DIR) return null
  if (settings.DATABASE_URL) {
    throw new Refusal(
      'BACKUP_DIR and DATABASE_URL are both set: back up your own PostgreSQL with its tools, and ' +
        'leave BACKUP_DIR out.',
    )
  }
  const { BACKUP_DIR, BACKUP_EVERY_H, BACKUP_KEEP } = settings
  return { folder: resolve(BACKUP_DIR), everyS: BACKUP_EVERY_H * 3600, keep: BACKUP_KEEP }
}
