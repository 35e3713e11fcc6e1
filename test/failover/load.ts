import { vi } from 'vitest'
import type { KeyedWriter } from './keyed-writer.ts'

const patience = { timeout: 600_000, interval: 50 }

export interface Load {
  confirmed(): number
  /** Waits until so many are confirmed in all. */
  until(count: number): Promise<void>
  /** Seconds from that moment until a write sent after it was confirmed. */
  outageFrom(moment: number): Promise<number>
  /** Lets every writer finish its last write. */
  end(): Promise<void>
}

/** All writers at once and without pause, until it is ended. */
export function beginLoad(writers: readonly KeyedWriter[]): Load {
  let isOver = false
  const running = writers.map(async (writer) => {
    while (!isOver) await writer.write()
  })
  const confirmed = () => writers.reduce((sum, writer) => sum + writer.confirmed.size, 0)
  const sentAfter = (moment: number) =>
    writers
      .flatMap((writer) => [...writer.confirmed.values()])
      .filter(({ sentAt }) => sentAt > moment)
      .map(({ at }) => at)
  return {
    confirmed,
    async until(count) {
      await vi.waitFor(() => {
        if (confirmed() < count) throw new Error(`${confirmed()} of ${count} are confirmed.`)
      }, patience)
    },
    async outageFrom(moment) {
      const back = await vi.waitFor(() => {
        const times = sentAfter(moment)
        if (times.length === 0) throw new Error('Nothing was confirmed since.')
        return Math.min(...times)
      }, patience)
      return (back - moment) / 1000
    },
    async end() {
      isOver = true
      await Promise.all(running)
    },
  }
}
