import type { Config } from './config.ts'
import { isLoopbackHost } from './settings/provider-settings.ts'

const sealed = new Set(['https:', 'smtps:'])
const sealedModes = new Set(['require', 'verify-ca', 'verify-full'])

function isPlain(address: string | null | undefined): boolean {
  if (!address || !URL.canParse(address)) return false
  const { protocol, hostname, searchParams } = new URL(address)
  // Without a host it is a socket of this machine.
  if (hostname === '' || isLoopbackHost(hostname)) return false
  if (/^postgres(ql)?:$/.test(protocol)) return !sealedModes.has(searchParams.get('sslmode') ?? '')
  return !sealed.has(protocol)
}

type Connected = Pick<
  Config,
  | 'databaseUrl'
  | 'databaseOwnerUrl'
  | 'databaseReadUrls'
  | 'mail'
  | 'sms'
  | 'captcha'
  | 'ratesUrl'
  | 'model'
  | 'receipts'
>

/** The settings that lead to another machine without TLS, for whoever runs the server to hear. */
export function plainConnections(config: Connected): readonly string[] {
  const addresses = {
    DATABASE_URL: config.databaseUrl,
    DATABASE_OWNER_URL: config.databaseOwnerUrl,
    DATABASE_READ_URL: config.databaseReadUrls.find(isPlain),
    SMTP_URL: config.mail?.smtpUrl,
    SMS_URL: config.sms?.url,
    CAPTCHA_URL: config.captcha?.url,
    RATES_URL: config.ratesUrl,
    MODEL_URL: config.model?.url,
    RECEIPTS_STORE: config.receipts.s3?.url,
  }
  return Object.entries(addresses).flatMap(([name, address]) => (isPlain(address) ? [name] : []))
}
