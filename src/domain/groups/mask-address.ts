/** An address of somebody invited, as the others in the group see it. */

/** Enough to know whom it went to, and not enough to write to them. */
export function maskAddress(address: string): string {
  const [name = '', host] = address.split('@')
  return host === undefined
    ? `${address.slice(0, 3)}…${address.slice(-2)}`
    : `${name.slice(0, 1)}…@${host}`.slice(-100)
}
