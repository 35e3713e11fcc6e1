import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'

type Log = Pick<Logger, 'info'>

/** The newest entry that this server has written. */
export interface AuditHead {
  readonly seq: number
  readonly mac: string
}

/** What is needed to write entries that nobody without the key can write, and to find cut ones. */
export interface AuditSeal {
  macOf(seq: number, hash: Buffer): Buffer
  /** Called after commit: a head that is here and not in the database was cut off there. */
  keepHead(head: AuditHead): void
  readHead(): AuditHead | null
}

export const headName = 'audit-head.json'

/** The key comes from the secret of the server, the head is kept in its folder. */
export function openAuditSeal(secret: string, folder: string, log: Log): AuditSeal {
  const file = join(folder, headName)
  let newest = readHeadIn(file)
  // Whoever puts an older head there, or takes it away, hides nothing from a server that runs.
  const readHead = () => {
    const found = readHeadIn(file)
    if (found && found.seq >= (newest?.seq ?? 0)) newest = found
    return newest
  }
  return {
    macOf: macBy(Buffer.from(hkdfSync('sha256', secret, '', 'moneycomb audit log', 32))),
    readHead,
    keepHead(head) {
      log.info({ auditHead: head }, 'an entry of the audit log was sealed')
      if ((readHead()?.seq ?? 0) >= head.seq) return
      newest = head
      const draft = `${file}.${process.pid}`
      writeFileSync(draft, `${JSON.stringify(head)}\n`, { mode: 0o600, flush: true })
      renameSync(draft, file)
    },
  }
}

/** For a process that writes no entries others will check. */
export function sealInMemory(): AuditSeal {
  let kept: AuditHead | null = null
  return {
    macOf: macBy(randomBytes(32)),
    readHead: () => kept,
    keepHead(head) {
      if ((kept?.seq ?? 0) < head.seq) kept = head
    },
  }
}

const macBy = (key: Buffer) => (seq: number, hash: Buffer) =>
  createHmac('sha256', key).update(`${seq}:`).update(hash).digest()

export function readHeadIn(file: string): AuditHead | null {
  try {
    const { seq, mac } = JSON.parse(readFileSync(file, 'utf8')) as Partial<AuditHead>
    if (typeof seq !== 'number' || typeof mac !== 'string') throw new Error('It is not a head.')
    return { seq, mac }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(`${headName} in DATA_DIR cannot be read.`, { cause: error })
  }
}
