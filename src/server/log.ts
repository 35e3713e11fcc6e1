import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { describeError } from './describe-error.ts'

/** Things that must never reach a log, wherever they sit in what is logged. */
const secrets = [
  'password',
  'token',
  'authorization',
  'cookie',
  'code',
  'otp',
  'phone',
  'email',
  'amount',
  'note',
  'notes',
]

const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

export function openLog({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: { paths, censor: '[hidden]' },
  }
  return to ? pino(options, to) : pino(options)
}
