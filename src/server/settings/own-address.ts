import type { Config } from '../config.ts'

const everywhere = ['0.0.0.0', '::', '127.0.0.1']

/** What people type to reach a server that listens there. */
export const nameOfHost = (host: string): string => (everywhere.includes(host) ? 'localhost' : host)

/**
 * Where people reach us: the same in every message, and never what a request says of itself, which
 * whoever makes it can choose.
 */
export const ownAddress = ({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string =>
  publicUrl ?? `http://${nameOfHost(host)}:${port}`
