import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ShippedServer } from './shipped-server.ts'

const openWithinMs = 5000

/** Where the process can be asked about its memory; it opens the door when it is signalled. */
async function doorOf({ pid, logFile }: ShippedServer): Promise<string> {
  const giveUpAt = performance.now() + openWithinMs
  process.kill(pid, 'SIGUSR1')
  while (performance.now() < giveUpAt) {
    const opened = /Debugger listening on (ws:\S+)/.exec(readFileSync(logFile, 'utf8'))
    if (opened?.[1]) return opened[1]
    await sleep(50)
  }
  throw new Error('The server did not say where it can be asked.')
}

/** Megabytes that are left once everything nobody needs is thrown away. */
async function tidiedMb(server: ShippedServer): Promise<number> {
  const wire = new WebSocket(await doorOf(server))
  await new Promise((resolve, reject) => {
    wire.onopen = resolve
    wire.onerror = () => reject(new Error('The server could not be asked.'))
  })
  const ask = (id: number, method: string) =>
    new Promise<{ readonly usedSize?: number }>((resolve) => {
      wire.addEventListener('message', ({ data }) => {
        const told = JSON.parse(String(data))
        if (told.id === id) resolve(told.result)
      })
      wire.send(JSON.stringify({ id, method }))
    })
  await ask(1, 'HeapProfiler.collectGarbage')
  const { usedSize = Number.NaN } = await ask(2, 'Runtime.getHeapUsage')
  wire.close()
  return usedSize / 1e6
}

export async function tidyHeap(servers: readonly ShippedServer[]): Promise<number> {
  const all = await Promise.all(servers.map(tidiedMb))
  return all.reduce((sum, mb) => sum + mb, 0)
}
