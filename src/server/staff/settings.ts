import type { SettingsAnswer } from '#contract/staff/system.ts'
import type { Config } from '../config.ts'

type Value = (config: Config) => string
type SettingLine = readonly [title: string, value: Value]

const isSet = (value: unknown) => value !== null && value !== undefined && value !== ''
const yesNo = (is: boolean) => (is ? 'yes' : 'no')

/** Of what may be a secret it is told only whether there is one. */
const whether =
  (name: keyof Config, none = 'not set'): Value =>
  (config) =>
    isSet(config[name]) ? 'set' : none

const number =
  (
    name: {
      [Name in keyof Config]: Config[Name] extends number ? Name : never
    }[keyof Config],
  ): Value =>
  (config) =>
    String(config[name])

const keptIn: Value = ({ receipts: { directory, s3 } }) =>
  directory !== null ? 'in a folder' : s3 !== null ? 'in a store outside' : 'in the database'

/** Each in words for whoever runs it; the compiler asks for those of a new one. */
const told: Readonly<Record<keyof Config, readonly SettingLine[]>> = {
  host: [['Listens on', ({ host, port }) => `${host}, port ${port}`]],
  port: [],
  publicUrl: [['Address for browsers', ({ publicUrl }) => publicUrl ?? 'the one it listens on']],
  isLocal: [['Reached from this machine only', ({ isLocal }) => yesNo(isLocal)]],
  isProxyTrusted: [['Behind a proxy', ({ isProxyTrusted }) => yesNo(isProxyTrusted)]],
  serverProcesses: [['Processes that serve', number('serverProcesses')]],
  dataDir: [['Folder for data', ({ dataDir }) => dataDir]],
  databaseUrl: [['Database', whether('databaseUrl', 'its own, in the folder for data')]],
  databaseOwnerUrl: [['Owner of the tables', whether('databaseOwnerUrl', 'who serves')]],
  databaseReadUrls: [
    ['Followers of the database', ({ databaseReadUrls }) => String(databaseReadUrls.length)],
  ],
  databaseConnections: [['Connections to the database', number('databaseConnections')]],
  isUnsafeDatabaseAllowed: [
    ['Database without safe writes allowed', (config) => yesNo(config.isUnsafeDatabaseAllowed)],
  ],
  backups: [
    [
      'Backups',
      ({ backups }) =>
        backups
          ? `every ${backups.everyS / 3600} hours, the newest ${backups.keep} kept`
          : 'by hand',
    ],
  ],
  logLevel: [['Logs from', ({ logLevel }) => logLevel]],
  metricsToken: [['Token for figures of the server', whether('metricsToken')]],
  stopDelayS: [['Seconds it goes on when stopped', number('stopDelayS')]],
  waitingCalls: [['Calls that may wait', number('waitingCalls')]],
  authSecret: [['Secret that signs sessions', whether('authSecret')]],
  firstAdmin: [['First super admin from the settings', whether('firstAdmin')]],
  isSecondFactorRequired: [
    ['Second factor for all staff', (config) => yesNo(config.isSecondFactorRequired)],
  ],
  writesPerMinute: [['Changes a minute, of one caller', number('writesPerMinute')]],
  signupsPerHour: [['Sign-ups an hour, from one address', number('signupsPerHour')]],
  loginsPerHour: [['Log-ins an hour, from one address', number('loginsPerHour')]],
  codesPerHour: [['Codes an hour, asked for from one address', number('codesPerHour')]],
  phoneChecksPerHour: [
    ['Numbers asked about an hour, from one address', number('phoneChecksPerHour')],
  ],
  staffSearchesPerHour: [['Searches an hour, of one of the staff', number('staffSearchesPerHour')]],
  mail: [['Mail', whether('mail', 'not set up, so none is sent')]],
  mailsPerHour: [['Mails an hour, to everybody', number('mailsPerHour')]],
  sms: [['Text messages', whether('sms', 'not set up, so none is sent')]],
  smsPerHour: [['Text messages an hour, to everybody', number('smsPerHour')]],
  smsCountries: [
    ['Countries for text messages', ({ smsCountries }) => smsCountries?.join(', ') ?? 'all'],
  ],
  push: [['Push messages', whether('push')]],
  sso: [
    ['Single sign-on', ({ sso }) => (sso ? `${sso.name}, ${sso.issuer}` : 'not set up')],
    ['Single sign-on is the only way in', ({ sso }) => yesNo(sso?.isOnly ?? false)],
  ],
  captcha: [['Check that it is a person', whether('captcha', 'our own proof of work')]],
  ratesUrl: [['Exchange rates', whether('ratesUrl', 'those that came with the program')]],
  model: [['Language model', whether('model', 'none, our own rules alone')]],
  isModelShownPictures: [
    ['Model may read receipts', (config) => yesNo(config.isModelShownPictures)],
  ],
  receipts: [['Pictures of receipts are kept', keptIn]],
  webhookAllow: [
    ['Webhooks may also reach', ({ webhookAllow }) => webhookAllow.join(', ') || 'nothing else'],
  ],
  isScanOffered: [['Receipts may be read here', ({ isScanOffered }) => yesNo(isScanOffered)]],
  site: [
    ['Demo offered', ({ site }) => yesNo(site.isDemoOffered)],
    ['Demos an hour, from one address', ({ site }) => String(site.demosPerHour)],
    ['Contact messages an hour, from one address', ({ site }) => String(site.contactsPerHour)],
    ['Operator named on the legal page', ({ site }) => yesNo(isSet(site.operator.name))],
    ['App Store link', ({ site }) => site.appStoreUrl ?? 'not set'],
    ['Google Play link', ({ site }) => site.playStoreUrl ?? 'not set'],
  ],
}

export const settingsOf = (config: Config): SettingsAnswer['settings'] =>
  Object.values(told)
    .flat()
    .map(([name, value]) => ({ name, value: value(config) }))
