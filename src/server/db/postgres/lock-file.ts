import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What PostgreSQL wrote of itself into its folder when it started. */
export interface LockFile {
  readonly pid: number
  readonly port: number
}

export function readLockFile(folder: string): LockFile | null {
  let text: string
  try {
    text = readFileSync(join(folder, 'postmaster.pid'), 'utf8')
  } catch {
    return null
  }
  const lines = text.split('\n')
  const pid = Number(lines[0])
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]) } : null
}

/** After a crash the number may have gone to some other program, so its command line decides. */
export function isPostgresOf(folder: string, pid: number): boolean {
  return commandLine(pid).includes(folder)
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    if (process.platform === 'linux') return ''
  }
  if (process.platform === 'win32') return isAlive(pid) ? 'unknown' : ''
  return spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
