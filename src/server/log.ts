import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
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

/** So much is written at once: a call to the system for each line costs more than the line. */
const together = { minLength: 4096, periodicFlush: 200, sync: false }
const warning = 40

interface Sink extends DestinationStream {
  flush?(): void
}

export function openLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  to: Sink = pino.destination({ ...together }),
): Logger {
  const options: LoggerOptions = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: { paths, censor: '[hidden]' },
    hooks: {
      logMethod(words, write, level) {
        write.apply(this, words)
        // Whatever may be the last that is said waits for nothing.
        if (level >= warning) to.flush?.()
      },
    },
  }
  return pino(options, to)
}
