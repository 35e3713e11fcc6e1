import type { Address } from '#contract/calls/call-address.ts'
import type { SendOptions } from './client.ts'

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
