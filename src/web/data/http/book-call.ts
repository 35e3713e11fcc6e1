import { bookCallShapes } from '#contract/calls/book-call-shapes.ts'
import { type Address, addressOf } from '#contract/calls/call-address.ts'
import type {
  BookCallName,
  CallAnswer,
  StreamEvent,
  StreamName,
} from '#contract/calls/every-call.ts'
import type { OptionsOf } from './call-options.ts'
import { CallError, open, type SendOptions, send } from './client.ts'
import { readEvents } from './read-events.ts'

/** What may be said of a call besides its body, whichever call it is. */
export interface FillOptions extends SendOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/** The address with what stands in its path and behind it. */
export function fillAddress({ method, path }: Address, options: FillOptions): Address {
  const { params = {}, query } = options
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return { method, path: query ? `${filled}?${new URLSearchParams(query)}` : filled }
}

export const bookAddress = (name: BookCallName, options: FillOptions = {}) =>
  fillAddress(addressOf(bookCallShapes, name), options)

/** A call that copies or counts the book: the first pages need no other. */
export function bookCall<Name extends BookCallName>(name: Name, said: OptionsOf<Name>) {
  const options = said as FillOptions
  return send(bookAddress(name, options), options) as Promise<CallAnswer<Name>>
}

/** One that is answered piece by piece, once the first piece may come. */
export async function stream<Name extends StreamName>(name: Name, said: OptionsOf<Name>) {
  const options = { ...(said as FillOptions), accept: 'text/event-stream' }
  const { body } = await open(bookAddress(name, options), options)
  if (!body) throw new CallError(0)
  return readEvents(body) as AsyncGenerator<StreamEvent<Name>>
}
