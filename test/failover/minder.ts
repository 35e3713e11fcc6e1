import { rmSync } from 'node:fs'
import { listProcesses, signal } from './processes.ts'

/** Waits until whoever started it has ended, and takes everything in that folder with it. */
const [folder = ''] = process.argv.slice(2)
process.stdin.resume().once('end', endAll)

function endAll(): void {
  const all = listProcesses()
  const ours = all.filter(({ pid, command }) => pid !== process.pid && command.includes(folder))
  const named = new Set(ours.map(({ pid }) => pid))
  const children = all.filter(({ parent }) => named.has(parent))
  // Patroni first: it would start PostgreSQL again.
  signal([...named, ...children.map(({ pid }) => pid)], 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
