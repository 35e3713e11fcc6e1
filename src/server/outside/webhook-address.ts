import { BlockList, isIP } from 'node:net'
import type { Config } from '../config.ts'
import { isPrivateHost, type lookupPublic } from './public-address.ts'

type Settings = Pick<Config, 'port' | 'databaseUrl' | 'webhookAllow'>

/** How the host of an address is found; undefined where whoever runs the server allowed it. */
export type Lookup = typeof lookupPublic

export interface Reached {
  readonly isAllowed: boolean
}

const HTTPS_PORT = 443
const PORTS_FROM = 1024

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

const portOf = ({ port, protocol }: URL) =>
  port === '' ? (protocol === 'https:' ? HTTPS_PORT : 80) : Number(port)

/** Host or network, with the port: only whoever runs the server may write these. */
function isListed(url: URL, list: readonly string[]): boolean {
  const [host, port] = [hostOf(url), portOf(url)]
  return list.some((entry) => {
    const [, place = '', allowed] = /^(.+):(\d+)$/.exec(entry) ?? []
    if (Number(allowed) !== port) return false
    const [network = '', bits] = place.replace(/[[\]]/g, '').split('/')
    if (bits === undefined) return network === host
    return isWithin(host, network, Number(bits))
  })
}

function isWithin(host: string, network: string, bits: number): boolean {
  if (isIP(host) === 0 || isIP(host) !== isIP(network)) return false
  const list = new BlockList()
  const family = isIP(host) === 4 ? 'ipv4' : 'ipv6'
  list.addSubnet(network, bits, family)
  return list.check(host, family)
}

/** This app and its database are reached by nobody through here, whatever is allowed. */
function ownPorts({ port, databaseUrl }: Settings): readonly number[] {
  const database = databaseUrl === null ? null : new URL(databaseUrl).port || '5432'
  return [port, ...(database === null ? [] : [Number(database)])]
}

/**
 * Whether changes may be sent there: to https and an address that everybody can reach, or to what
 * whoever runs the server has named. Null where they may not.
 */
export function reachOf(address: string, settings: Settings): Reached | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null
  const port = portOf(url)
  if (isListed(url, settings.webhookAllow)) {
    return ownPorts(settings).includes(port) ? null : { isAllowed: true }
  }
  const isUsual = port === HTTPS_PORT || port >= PORTS_FROM
  const isPublic = url.protocol === 'https:' && isUsual && !isPrivateHost(url.hostname)
  return isPublic ? { isAllowed: false } : null
}
