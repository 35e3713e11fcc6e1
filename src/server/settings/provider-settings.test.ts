import { describe, expect, it } from 'vitest'
import {
  httpsConcern,
  isLocal,
  readCaptcha,
  readMail,
  readSms,
  readSmsCountries,
} from './provider-settings.ts'

const alone = { HOST: '127.0.0.1', TRUST_PROXY: false }

it.each([
  [{ isLocal: true, publicUrl: null }, false],
  [{ isLocal: false, publicUrl: 'https://money.example.org' }, false],
  [{ isLocal: false, publicUrl: null }, true],
  [{ isLocal: false, publicUrl: 'http://money.example.org' }, true],
])('tells whoever starts it that others come without HTTPS: %o %s', (where, isTold) => {
  expect(httpsConcern(where) !== null).toBe(isTold)
})

describe('isLocal', () => {
  it.each([
    alone,
    { ...alone, HOST: 'localhost' },
    { ...alone, HOST: '::1' },
    { ...alone, PUBLIC_URL: 'http://localhost:8080' },
    { ...alone, PUBLIC_URL: 'http://[::1]:8080' },
  ])('holds while only this machine can ask: %o', (where) => {
    expect(isLocal(where)).toBe(true)
  })

  it.each([
    { ...alone, HOST: '0.0.0.0' },
    { ...alone, HOST: '::' },
    { ...alone, HOST: '192.168.1.5' },
    { ...alone, HOST: '127.example.org' },
    { ...alone, TRUST_PROXY: true },
    { ...alone, PUBLIC_URL: 'https://money.example.org' },
    { ...alone, PUBLIC_URL: 'https://localhost.example.org' },
  ])('ends as soon as others may: %o', (where) => {
    expect(isLocal(where)).toBe(false)
  })
})

describe('providers', () => {
  const sms = { SMS_ACCOUNT: 'AC1', SMS_TOKEN: 't', SMS_FROM: '+15005550006' }
  const keys = { CAPTCHA_SITE_KEY: 'k', CAPTCHA_SECRET: 's' }

  it('are none when nothing is set', () => {
    expect(readSms({})).toBeNull()
    expect(readMail({ MAIL_FROM: 'x' })).toBeNull()
    expect(readCaptcha({ CAPTCHA_PROVIDER: 'altcha', ...keys })).toBeNull()
  })

  it('have their usual address unless another is set', () => {
    expect(readSms(sms)?.url).toBe('https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json')
    const SMS_URL = 'https://sms.example.org/send'
    expect(readSms({ ...sms, SMS_URL })?.url).toBe(SMS_URL)
    const hcaptcha = readCaptcha({ CAPTCHA_PROVIDER: 'hcaptcha', ...keys })
    expect(hcaptcha?.url).toBe('https://api.hcaptcha.com/siteverify')
  })

  it('text the countries they are told, or that of the operator', () => {
    expect(readSmsCountries({})).toBeNull()
    expect(readSmsCountries({ ...sms, SMS_COUNTRIES: 'all' })).toBeNull()
    expect(readSmsCountries({ ...sms, SMS_COUNTRIES: 'DE, AT' })).toEqual(['DE', 'AT'])
    expect(readSmsCountries({ ...sms, OPERATOR_COUNTRY: 'DE' })).toEqual(['DE'])
    expect(readSmsCountries({ ...sms, SMS_FROM: '+4915112345678' })).toEqual(['DE'])
    expect(() => readSmsCountries({ ...sms, SMS_FROM: 'Moneycomb' })).toThrow('SMS_COUNTRIES')
  })

  it('say which of their settings is missing', () => {
    expect(() => readSms({ SMS_ACCOUNT: 'AC1' })).toThrow('SMS_TOKEN and SMS_FROM is missing')
    expect(() => readSms({ ...sms, SMS_FROM: '' })).toThrow('The setting SMS_FROM is missing')
    expect(() => readCaptcha({ CAPTCHA_PROVIDER: 'turnstile' })).toThrow('CAPTCHA_SITE_KEY')
  })
})
