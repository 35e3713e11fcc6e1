import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'

/** Of IPv4, what is nobody's but ours or in no use: this machine, the network around it. */
const notPublic4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
])

/** Of IPv6, only what is given out to be reached from everywhere, */
const givenOut6 = blockList('ipv6', [['2000::', 3]])

/** without what leads to an IPv4 address or is for examples. */
const notPublic6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

type Networks = readonly (readonly [address: string, bits: number])[]

function blockList(family: 'ipv4' | 'ipv6', networks: Networks): BlockList {
  const list = new BlockList()
  for (const [address, bits] of networks) list.addSubnet(address, bits, family)
  return list
}

function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 4) return notPublic4.check(address)
  return !givenOut6.check(address, 'ipv6') || notPublic6.check(address, 'ipv6')
}

/** Names that are given out within a network, and to nobody else. */
const ownNames = /\.(localhost|local|localdomain|internal|intranet|private|corp|home|lan|arpa)$/i

/** As far as the name itself tells; a name that leads to such an address is caught on the way. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return isPrivateAddress(host)
  // A dot at the end asks for the very name, and would pass by what is said of names here.
  return host.endsWith('.') || !host.includes('.') || ownNames.test(host)
}

type LookupCallback = (
  error: Error | null,
  address: string | LookupAddress[],
  family?: number,
) => void

type Resolve = (
  hostname: string,
  options: LookupOptions & { readonly all: true },
  found: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/** Finds where a name leads, for the connection itself, and refuses what is not public. */
export const lookupVia =
  (resolve: Resolve) =>
  (hostname: string, options: LookupOptions, found: LookupCallback): void =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, [])
      const [first] = addresses
      if (!first || addresses.some(({ address }) => isPrivateAddress(address))) {
        return found(new Error('That name leads to an address that is not public.'), [])
      }
      if (options.all) return found(null, addresses)
      found(null, first.address, first.family)
    })

export const lookupPublic = lookupVia(lookup)
