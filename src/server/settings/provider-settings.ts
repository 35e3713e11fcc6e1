import parsePhoneNumber from 'libphonenumber-js/min'
import type { CaptchaProvider } from '#contract/identity/captcha.ts'
import type { Config } from '../config.ts'
import { Refusal } from '../refusal.ts'

export interface MailSettings {
  readonly smtpUrl: string
  readonly from: string
}

/** An HTTP interface in the manner of Twilio. */
export interface SmsSettings {
  readonly url: string
  readonly account: string
  readonly token: string
  /** A number, a name, or a messaging service (MG…). */
  readonly from: string
}

export interface CaptchaSettings {
  readonly provider: Exclude<CaptchaProvider, 'altcha'>
  readonly siteKey: string
  readonly secret: string
  /** Where proofs are checked. */
  readonly url: string
}

export interface Where {
  readonly HOST: string
  readonly TRUST_PROXY: boolean
  readonly PUBLIC_URL?: string | undefined
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i
export const isLoopbackHost = (host: string) => loopback.test(host)

/** A proxy on the same machine lets others in, although the server listens to no one else. */
export function isLocal({ HOST, TRUST_PROXY, PUBLIC_URL }: Where): boolean {
  const isOwnAddress = !PUBLIC_URL || isLoopbackHost(new URL(PUBLIC_URL).hostname)
  return isLoopbackHost(HOST) && !TRUST_PROXY && isOwnAddress
}

/** What whoever runs the server should hear at its start; null when all is well. */
export function httpsConcern({ isLocal, publicUrl }: Pick<Config, 'isLocal' | 'publicUrl'>) {
  if (isLocal || publicUrl?.startsWith('https:')) return null
  return 'others reach this server without HTTPS: put a proxy in front and set PUBLIC_URL to it'
}

interface Mail {
  readonly SMTP_URL?: string | undefined
  readonly MAIL_FROM: string
}

export const readMail = ({ SMTP_URL, MAIL_FROM }: Mail): MailSettings | null =>
  SMTP_URL ? { smtpUrl: SMTP_URL, from: MAIL_FROM } : null

interface Sms {
  readonly SMS_ACCOUNT?: string | undefined
  readonly SMS_TOKEN?: string | undefined
  readonly SMS_FROM?: string | undefined
  readonly SMS_URL?: string | undefined
}

export function readSms(settings: Sms): SmsSettings | null {
  const { SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from, SMS_URL } = settings
  if (!account && !token && !from && !SMS_URL) return null
  if (!account || !token || !from) {
    throw missingOf({ SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from })
  }
  const twilio = 'https://api.twilio.com/2010-04-01/Accounts'
  const url = SMS_URL ?? `${twilio}/${encodeURIComponent(account)}/Messages.json`
  return { url, account, token, from }
}

interface SmsPlaces extends Sms {
  readonly SMS_COUNTRIES?: string | undefined
  readonly OPERATOR_COUNTRY?: string | undefined
}

/**
 * Each costs whoever runs the server, and in some countries a lot: by default they go to the
 * operator's own, or that of the number they come from. What waits here costs nothing.
 */
export function readSmsCountries(settings: SmsPlaces): readonly string[] | null {
  const { SMS_COUNTRIES: given, OPERATOR_COUNTRY, SMS_FROM } = settings
  if (given === 'all') return null
  if (given) return given.split(',').map((code) => code.trim())
  if (!readSms(settings)) return null
  const own = OPERATOR_COUNTRY ?? parsePhoneNumber(SMS_FROM ?? '')?.country
  if (!own) throw missingOf({ SMS_COUNTRIES: given })
  return [own]
}

interface Captcha {
  readonly CAPTCHA_PROVIDER: CaptchaProvider
  readonly CAPTCHA_SITE_KEY?: string | undefined
  readonly CAPTCHA_SECRET?: string | undefined
  readonly CAPTCHA_URL?: string | undefined
}

const checkedAt = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
} as const

export function readCaptcha(settings: Captcha): CaptchaSettings | null {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_URL } = settings
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = settings
  if (provider === 'altcha') return null
  if (!siteKey || !secret) {
    throw missingOf({ CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret })
  }
  return { provider, siteKey, secret, url: CAPTCHA_URL ?? checkedAt[provider] }
}

export const missingOf = (needed: Readonly<Record<string, string | undefined>>) => {
  const names = Object.keys(needed).filter((name) => !needed[name])
  return new Refusal(`The setting ${names.join(' and ')} is missing: the others need it.`)
}
