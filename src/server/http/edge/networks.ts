import { isIP, isIPv6 } from 'node:net'

/** One spelling for each address; text that is none stays what it is. */
export function plainAddress(text: string): string {
  const bare = withoutPort(text.trim()).replace(/%.*$/, '')
  if (fourNumbers.test(bare)) return bare.split('.').map(Number).join('.')
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Also with zeros in front, which no program of ours writes. */
const fourNumbers = /^\d+(?:\.\d+){3}$/

/** Some proxies add the port. */
const withoutPort = (text: string): string =>
  /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text

/**
 * The networks an address stands for, nearest first. One home or server has a whole /64 of IPv6,
 * and whoever rents one often has the /48 around it.
 */
export function networksOf(address: string): readonly string[] {
  const plain = plainAddress(address)
  if (isIP(plain) !== 6) return [plain]
  const groups = groupsOf(plain).map((group) => group.toString(16))
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`]
}

/** Enough to tell where calls come from together, and not who: a /24, or a /48 of IPv6. */
export function shortAddress(address: string): string {
  const plain = plainAddress(address)
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return isIP(plain) === 6 ? (networksOf(plain)[1] ?? '') : 'unknown'
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [front = '', back] = written.split('::')
  const [head, tail] = [front, back ?? ''].map((part) => part.split(':').filter(Boolean))
  const gap = 8 - (head?.length ?? 0) - (tail?.length ?? 0)
  return [...(head ?? []), ...Array<string>(gap).fill('0'), ...(tail ?? [])].map((group) =>
    Number.parseInt(group, 16),
  )
}
