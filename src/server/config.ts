import { mkdirSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { captchaProviders } from '#contract/identity/captcha.ts'
import { keepSecret } from './keep-secret.ts'
import { Refusal } from './refusal.ts'
import { type BackupSettings, backupEnvironment, readBackups } from './settings/backup-settings.ts'
import { type FirstAdmin, readFirstAdmin } from './settings/first-admin-setting.ts'
import {
  type ModelSettings,
  modelProviders,
  readModel,
  readPictureModel,
} from './settings/model-settings.ts'
import {
  type CaptchaSettings,
  isLocal,
  type MailSettings,
  readCaptcha,
  readMail,
  readSms,
  readSmsCountries,
  type SmsSettings,
} from './settings/provider-settings.ts'
import { type PushSettings, readPush } from './settings/push-settings.ts'
import { type ReceiptSettings, readReceiptStore } from './settings/receipt-settings.ts'
import { readSite, type SiteSettings } from './settings/site-settings.ts'
import { readSso, type SsoSettings, ssoEnvironment } from './settings/sso-settings.ts'

const onOff = z
  .enum(['0', '1'], 'must be 0 or 1')
  .default('0')
  .transform((text) => text === '1')

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const country = z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, such as DE')
const smsCountries = z
  .string()
  .regex(/^(all|[A-Z]{2}(\s*,\s*[A-Z]{2})*)$/, 'must be all, or countries such as DE,AT,CH')

const hostAndPort = 'must be hosts or networks, each with a port, such as 192.168.1.20:8123'

/** The European Central Bank, asked for the file that reaches back far enough. */
const ratesOfEcb = 'https://www.ecb.europa.eu/stats/eurofxref/{file}'

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must start with postgres://',
})

export const environment = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webAddress.transform((text) => new URL(text).origin).optional(),
  DATA_DIR: z.string().default('.data'),
  SERVER_PROCESSES: z.coerce.number('must be a number').int().min(1).max(64).optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_OWNER_URL: databaseAddress.optional(),
  DATABASE_READ_URL: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .pipe(z.array(databaseAddress))
    .default([]),
  DATABASE_CONNECTIONS: z.coerce.number('must be a number').int().min(2).max(500).default(10),
  ALLOW_UNSAFE_DATABASE: onOff,
  ...backupEnvironment,
  STOP_DELAY_S: z.coerce.number('must be a number').min(0).max(60).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: onOff,
  WAITING_CALLS: z.coerce.number('must be a number').int().min(1).default(600),
  WRITES_PER_MINUTE: z.coerce.number('must be a number').int().min(1).default(6000),
  SIGNUPS_PER_HOUR: z.coerce.number('must be a number').int().min(1).default(60),
  LOGINS_PER_HOUR: z.coerce.number('must be a number').int().min(1).default(300),
  CODES_PER_HOUR: z.coerce.number('must be a number').int().min(1).default(60),
  PHONE_CHECKS_PER_HOUR: z.coerce.number('must be a number').int().min(1).default(20),
  SMS_PER_HOUR: z.coerce.number('must be a number').int().min(1).default(1000),
  MAILS_PER_HOUR: z.coerce.number('must be a number').int().min(1).default(10_000),
  STAFF_SEARCHES_PER_HOUR: z.coerce.number('must be a number').int().min(1).default(300),
  CONTACTS_PER_HOUR: z.coerce.number('must be a number').int().min(1).default(12),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  DEMOS_PER_HOUR: z.coerce.number('must be a number').int().min(1).default(10),
  APP_STORE_URL: webAddress.optional(),
  PLAY_STORE_URL: webAddress.optional(),
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_CONTACT: z.string().optional(),
  OPERATOR_LAW: z.string().optional(),
  OPERATOR_COUNTRY: country.optional(),
  OPERATOR_DATE: z.iso.date('must be a day, such as 2026-01-31').optional(),
  ADMIN_EMAIL: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  STAFF_SECOND_FACTOR: z
    .enum(['optional', 'required'], 'must be optional or required')
    .default('optional'),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ...ssoEnvironment,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z.string().default('Moneycomb <moneycomb@localhost>'),
  SMS_ACCOUNT: z.string().optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_FROM: z.string().optional(),
  SMS_URL: webAddress.optional(),
  SMS_COUNTRIES: smsCountries.optional(),
  CAPTCHA_PROVIDER: z
    .enum(captchaProviders, `must be one of ${captchaProviders.join(', ')}`)
    .default('altcha'),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET: z.string().optional(),
  CAPTCHA_URL: webAddress.optional(),
  RATES_URL: z
    .string()
    .refine((text) => text === 'off' || webAddress.safeParse(text).success, {
      error: 'must be off, or an http or https address',
    })
    .default(ratesOfEcb),
  MODEL_PROVIDER: z
    .enum(modelProviders, `must be one of ${modelProviders.join(', ')}`)
    .default('none'),
  MODEL_URL: webAddress.optional(),
  MODEL_KEY: z.string().optional(),
  MODEL_NAME: z.string().optional(),
  MODEL_WITHIN_S: z.coerce.number('must be a number').min(1).max(300).default(30),
  RECEIPTS_STORE: z
    .url({ protocol: /^(file|https?)$/, error: 'must be a file: or https: address' })
    .optional(),
  RECEIPTS_KEY: z.string().optional(),
  RECEIPTS_SECRET: z.string().optional(),
  RECEIPTS_REGION: z.string().default('auto'),
  WEBHOOK_ALLOW: z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((place) => place.trim()),
    )
    .pipe(
      z.array(z.string().regex(/^(\[[\da-f:]+\]|[\da-z.-]+)(\/\d{1,3})?:\d{1,5}$/, hostAndPort)),
    )
    .default([]),
  SCAN_ON_SERVER: onOff,
  SCAN_MODEL: onOff,
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .url({ protocol: /^(https|mailto)$/, error: 'must be a mailto: or https: address' })
    .optional(),
})

export interface Config {
  readonly port: number
  readonly host: string
  /** Where browsers reach this server, when a proxy stands in front; an origin. */
  readonly publicUrl: string | null
  readonly dataDir: string
  /** Null: PostgreSQL runs embedded, its data in dataDir. */
  readonly databaseUrl: string | null
  /** Who owns the tables there, where that is not who serves. */
  readonly databaseOwnerUrl: string | null
  /** Followers of the database, which are asked what only reads. */
  readonly databaseReadUrls: readonly string[]
  /** Behind one port; the first of them has the jobs. */
  readonly serverProcesses: number
  readonly databaseConnections: number
  readonly isUnsafeDatabaseAllowed: boolean
  readonly backups: BackupSettings | null
  /** Asked to stop, it goes on answering this long and says at /readyz that it is going. */
  readonly stopDelayS: number
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL']
  readonly metricsToken: string | null
  /** The client address is taken from the proxy's X-Forwarded-For. */
  readonly isProxyTrusted: boolean
  /** So many may wait for the database at one server; more are told to come back. */
  readonly waitingCalls: number
  /** How many changing calls one caller may make. */
  readonly writesPerMinute: number
  /** From one address. */
  readonly signupsPerHour: number
  readonly loginsPerHour: number
  /** Codes sent for one address, and phone numbers it may ask about without a proof. */
  readonly codesPerHour: number
  readonly phoneChecksPerHour: number
  /** To everybody together: what a flood may cost. */
  readonly smsPerHour: number
  readonly mailsPerHour: number
  /** Where text messages may go to new numbers; null: to any country. */
  readonly smsCountries: readonly string[] | null
  /** How often one member of staff may look for users; an address costs ten. */
  readonly staffSearchesPerHour: number
  readonly site: SiteSettings
  readonly authSecret: string
  /** Made at a start that finds no active super admin. */
  readonly firstAdmin: FirstAdmin | null
  /** Of everybody on the staff; of super admins it is asked in any case where others come in. */
  readonly isSecondFactorRequired: boolean
  /** Only this machine can reach the server: messages without a way out wait in the outbox. */
  readonly isLocal: boolean
  readonly mail: MailSettings | null
  readonly sms: SmsSettings | null
  /** Null: people come in by what they have here. */
  readonly sso: SsoSettings | null
  /** Null: our own proof of work. */
  readonly captcha: CaptchaSettings | null
  /** Null: the exchange rates that came with the program, and nobody is asked for newer ones. */
  readonly ratesUrl: string | null
  readonly push: PushSettings
  /** Null: advice and answers come from our own rules alone. */
  readonly model: ModelSettings | null
  readonly receipts: ReceiptSettings
  /** What webhooks may reach besides public addresses. */
  readonly webhookAllow: readonly string[]
  /** Devices that cannot read a receipt may have it read here, if their owner says so. */
  readonly isScanOffered: boolean
  /** The model may be asked about a picture of a receipt, by whoever agrees to it. */
  readonly isModelShownPictures: boolean
}

const GIB = 1024 ** 3
const PROCESSES_MOST = 8

/** Half of the cores are PostgreSQL's, and a process wants room: small machines have one. */
export const processesFor = (cores: number, bytes: number): number =>
  Math.max(1, Math.min(Math.floor(cores / 2), Math.floor(bytes / GIB), PROCESSES_MOST))

/** The one reader of the environment. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // A variable set to nothing, as in an untouched .env, is not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text?.trim()))
  const read = environment.safeParse(given)
  if (!read.success) throw new Refusal(read.error.issues.map(describe).join('\n'))
  const settings = read.data
  const dataDir = resolve(settings.DATA_DIR)
  const model = readModel(settings)
  const authSecret = settings.AUTH_SECRET ?? secretIn(dataDir)
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? null,
    dataDir,
    serverProcesses: settings.SERVER_PROCESSES ?? processesFor(availableParallelism(), totalmem()),
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL ?? null,
    databaseReadUrls: settings.DATABASE_READ_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    isUnsafeDatabaseAllowed: settings.ALLOW_UNSAFE_DATABASE,
    backups: readBackups(settings),
    stopDelayS: settings.STOP_DELAY_S,
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN ?? null,
    isProxyTrusted: settings.TRUST_PROXY,
    waitingCalls: settings.WAITING_CALLS,
    writesPerMinute: settings.WRITES_PER_MINUTE,
    signupsPerHour: settings.SIGNUPS_PER_HOUR,
    loginsPerHour: settings.LOGINS_PER_HOUR,
    codesPerHour: settings.CODES_PER_HOUR,
    phoneChecksPerHour: settings.PHONE_CHECKS_PER_HOUR,
    smsPerHour: settings.SMS_PER_HOUR,
    mailsPerHour: settings.MAILS_PER_HOUR,
    smsCountries: readSmsCountries(settings),
    staffSearchesPerHour: settings.STAFF_SEARCHES_PER_HOUR,
    site: readSite(settings),
    authSecret,
    push: readPush(settings, authSecret),
    firstAdmin: readFirstAdmin(settings),
    isSecondFactorRequired: settings.STAFF_SECOND_FACTOR === 'required',
    isLocal: isLocal(settings),
    mail: readMail(settings),
    sms: readSms(settings),
    sso: readSso(settings),
    captcha: readCaptcha(settings),
    ratesUrl: settings.RATES_URL === 'off' ? null : settings.RATES_URL,
    model,
    receipts: readReceiptStore(settings),
    webhookAllow: settings.WEBHOOK_ALLOW,
    isScanOffered: settings.SCAN_ON_SERVER,
    isModelShownPictures: readPictureModel(settings.SCAN_MODEL, model),
  }
}

const describe = ({ path, message }: z.core.$ZodIssue) =>
  `The setting ${path.join('.')} is wrong: ${message}.`

/** Others may pass through, because PostgreSQL may run as another user; they may not list it. */
function secretIn(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 })
    return keepSecret(join(folder, 'auth-secret'))
  } catch (error) {
    throw new Refusal(
      `The folder DATA_DIR=${folder} cannot be used (${(error as NodeJS.ErrnoException).code}): ` +
        'start as the user who owns it, or choose another DATA_DIR.',
      error,
    )
  }
}
