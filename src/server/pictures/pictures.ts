import type { Context } from 'hono'
import type { CallerEnv } from '../http/caller.ts'
import { gatherBody } from '../http/edge/limit-body.ts'
import { Fault } from '../http/fault.ts'
import type { Picture } from '../outside/receipt-stores.ts'
import { busy, Places } from '../places.ts'
import { SideProcess } from '../side-process.ts'
import { checkPicture } from './check-picture.ts'

export type Recipe = 'receipt' | 'avatar' | 'model'

export interface ConvertAsk {
  readonly given: Uint8Array
  readonly recipe: Recipe
}

export interface Converted {
  readonly picture: Picture
  readonly width: number
  readonly height: number
}

/** Null for a picture that cannot be opened. */
export type ConvertAnswer = Converted | null

const SENT_WITHIN_MS = 60_000
/** While others wait, at least so much has to come each time. */
const LOOK_MS = 2000
const LEAST_BYTES = 65_536

/** Pictures people send: few are held at once over everybody, and one is unfolded at a time. */
export class Pictures {
  readonly #places = new Places({
    most: 8,
    mostOfOne: 2,
    waiting: 600,
    waitingOfOne: 30,
    waitMs: 60_000,
  })
  readonly #converter = new SideProcess<ConvertAsk, ConvertAnswer>(
    new URL('convert-worker.ts', import.meta.url),
    { waitingMost: 600, withinMs: 30_000, busy, heapMegabytes: 256 },
  )

  readonly #lookMs: number

  constructor(lookMs = LOOK_MS) {
    this.#lookMs = lookMs
  }

  /** The picture of a call, read only when its turn has come: until then it waits outside. */
  async take<T>(
    c: Context<CallerEnv>,
    mostBytes: number,
    use: (given: Uint8Array) => Promise<T>,
  ): Promise<T> {
    return this.#places.within(c.var.caller.uid, async () =>
      use(checkPicture(await this.#gather(c.req.raw.body, mostBytes))),
    )
  }

  /** One that only trickles in gives its place to who waits. */
  async #gather(body: ReadableStream<Uint8Array> | null, mostBytes: number) {
    const slow = new AbortController()
    const signal = AbortSignal.any([slow.signal, AbortSignal.timeout(SENT_WITHIN_MS)])
    let [sent, before] = [0, 0]
    const looking = setInterval(() => {
      if (this.#places.isWanted && sent - before < LEAST_BYTES) slow.abort()
      before = sent
    }, this.#lookMs)
    try {
      return await gatherBody(body, mostBytes, signal, (bytes) => {
        sent = bytes
      })
    } finally {
      clearInterval(looking)
    }
  }

  /** Made anew from its pixels, so that nothing else in the file is kept: no place, no camera. */
  async convert(given: Uint8Array, recipe: Recipe): Promise<Converted> {
    const converted = await this.#converter.run({ given, recipe })
    if (!converted) throw new Fault('broken-picture')
    return converted
  }

  close(): void {
    this.#converter.close()
  }
}
