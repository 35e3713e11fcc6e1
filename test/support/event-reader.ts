import type { Change, StreamEvents } from '#contract/sync.ts'

export type StreamEvent = {
  [Name in keyof StreamEvents]: { readonly name: Name; readonly data: StreamEvents[Name] }
}[keyof StreamEvents]

/** Reads a stream to its end and lets a test wait for what it has heard. */
export class EventReader {
  readonly status: number
  readonly events: StreamEvent[] = []
  /** Settles when the stream has ended, whoever ended it. */
  readonly ended: Promise<void>
  readonly #stop: () => void
  readonly #waiting = new Set<() => void>()
  #isEnded = false

  constructor(answer: Response, stop: () => void) {
    this.status = answer.status
    this.#stop = stop
    this.ended = this.#read(answer)
      .catch(() => undefined)
      .then(() => {
        this.#isEnded = true
        this.#tell()
      })
  }

  /** Resolves once the events satisfy the question; fails when the stream ends before. */
  until(isThere: (reader: this) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (isThere(this)) resolve()
        else if (this.#isEnded) reject(new Error('The stream ended before that was heard.'))
        else return
        this.#waiting.delete(look)
      }
      this.#waiting.add(look)
      look()
    })
  }

  heard<Name extends keyof StreamEvents>(name: Name): readonly StreamEvents[Name][] {
    return this.events.flatMap((event) =>
      event.name === name ? [event.data as StreamEvents[Name]] : [],
    )
  }

  /** Every change of a scope, in the order heard. */
  changes(scope: string): readonly Change[] {
    return this.heard('changes').flatMap((event) => (event.scope === scope ? event.changes : []))
  }

  cursor(scope: string): number {
    return this.heard('changes').findLast((event) => event.scope === scope)?.to ?? 0
  }

  close() {
    this.#stop()
  }

  async #read(answer: Response) {
    if (!answer.body) return
    let text = ''
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      const parts = (text + chunk).split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) this.#hear(part)
    }
  }

  #hear(part: string) {
    const name = /^event: (.*)$/m.exec(part)?.[1]
    const data = JSON.parse(/^data: (.*)$/m.exec(part)?.[1] ?? 'null')
    this.events.push({ name, data } as StreamEvent)
    this.#tell()
  }

  #tell() {
    for (const look of [...this.#waiting]) look()
  }
}
