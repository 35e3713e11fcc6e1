/** What an address is to say, by name; nothing takes the name away. */
export type AddressValues = Readonly<Record<string, string | null>>

/** The address with this said too; everything else it says stays. */
export function saying(search: string, values: AddressValues): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** The address with this panel open, even of nothing yet, and every other one closed. */
export function opening(
  search: string,
  names: readonly string[],
  panel: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  // What a new one says at first belongs to the panel that was open.
  for (const name of [...names, 'fill']) next.delete(name)
  for (const [name, value] of Object.entries(panel)) next.set(name, value)
  return next
}
