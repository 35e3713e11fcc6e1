import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Device } from './device.ts'
import { open } from './send.ts'

/** A device's stream of changes; counts what it hears and notices when it breaks. */
export class Listener {
  readonly #answer: IncomingMessage
  events = 0
  hasBroken = false
  #isOver = false

  private constructor(answer: IncomingMessage) {
    this.#answer = answer
    answer.setEncoding('utf8')
    answer.on('data', (text: string) => {
      this.events += text.split('event: changes').length - 1
    })
    const broke = () => {
      if (!this.#isOver) this.hasBroken = true
    }
    for (const sign of ['close', 'error']) answer.on(sign, broke)
  }

  static async of({ line, scope, cursor }: Device): Promise<Listener> {
    const body = { cursors: { [scope]: cursor } }
    for (;;) {
      const answer = await open(line, { method: 'POST', path: '/api/sync/stream', body })
      if (answer.statusCode === 200) return new Listener(answer)
      const waitS = Number(answer.headers['retry-after'] ?? 0)
      if (waitS === 0) throw new Error(`the stream answered ${answer.statusCode}`)
      answer.resume()
      await sleep(waitS * 1000)
    }
  }

  close(): void {
    this.#isOver = true
    this.#answer.destroy()
  }
}
