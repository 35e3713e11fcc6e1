import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'

/** Networks that are nobody's but ours: this machine, the one around it, and those not in use. */
const ownNetworks = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  ownNetworks.addSubnet(address, bits)
}
for (const [address, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  ownNetworks.addSubnet(address, bits, 'ipv6')
}

function isPrivateAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return ownNetworks.check(address, family)
}

/** As far as the name itself tells; a name that leads to such an address is caught on the way. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return isPrivateAddress(host)
  return host === 'localhost' || host.endsWith('.localhost') || !host.includes('.')
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** Finds where a name leads, for the connection itself, and refuses what is not public. */
export function lookupPublic(hostname: string, options: LookupOptions, found: Found): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, [])
    const [first] = addresses
    if (!first || addresses.some(({ address }) => isPrivateAddress(address))) {
      return found(new Error('That name leads to an address that is not public.'), [])
    }
    if (options.all) return found(null, addresses)
    found(null, first.address, first.family)
  })
}
