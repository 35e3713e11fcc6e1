import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { processesFor, readConfig } from './config.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moneycomb-config-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...env })

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      databaseUrl: null,
      isProxyTrusted: false,
      logLevel: 'info',
    })
  })

  it('takes a variable set to nothing as not set', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['TRUST_PROXY', 'yes'],
    ['STOP_DELAY_S', '61'],
    ['LOG_LEVEL', 'loud'],
    ['AUTH_SECRET', 'short'],
    ['METRICS_TOKEN', 'short'],
  ])('names the setting %s when it is wrong: %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`The setting ${name} is wrong`)
  })

  it.each([
    [{ ADMIN_EMAIL: 'anna@example.org' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: 'four plain words' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'anna', ADMIN_PASSWORD: 'four plain words' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'anna@example.org', ADMIN_PASSWORD: 'too short' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_EMAIL: 'anna@example.org', ADMIN_PASSWORD: 'anna@example.org1' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_EMAIL: 'anna@example.org', ADMIN_PASSWORD: 'password1234' }, 'ADMIN_PASSWORD'],
  ])('takes no half or weak first admin: %j', (env, name) => {
    expect(() => read(env)).toThrow(`The setting ${name} is wrong`)
  })

  it('names every wrong setting at once', () => {
    expect(() => read({ PORT: 'x', TRUST_PROXY: 'x' })).toThrow(/PORT.*\n.*TRUST_PROXY/)
  })

  it('keeps of the public address what a browser calls its origin', () => {
    expect(read({ PUBLIC_URL: 'https://money.example.org/x/' }).publicUrl).toBe(
      'https://money.example.org',
    )
  })

  it('asks the European Central Bank for rates, somebody else, or nobody', () => {
    expect(read().ratesUrl).toBe('https://www.ecb.europa.eu/stats/eurofxref/{file}')
    expect(read({ RATES_URL: 'https://rates.example.org/' }).ratesUrl).toContain('rates.example')
    expect(read({ RATES_URL: 'off' }).ratesUrl).toBeNull()
    expect(() => read({ RATES_URL: 'on' })).toThrow('must be off, or an http or https address')
  })

  it('makes a secret once, for its owner only', () => {
    const { authSecret } = read()
    expect(read().authSecret).toBe(authSecret)
    expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  })
})

describe('.env.example', () => {
  it('holds every setting, with its default', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const set = Object.fromEntries(
      [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    )
    const files = ['./config.ts', './settings/sso-settings.ts', './settings/backup-settings.ts']
    const source = files
      .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
      .join('\n')
    const names = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name)
    expect(Object.keys(set).sort()).toEqual(names.sort())
    expect(readConfig({ ...set, DATA_DIR: folder })).toEqual(read())
  })
})

const GIB = 1024 ** 3

describe('the number of processes', () => {
  it.each([
    [1, 2, 1],
    [2, 24, 1],
    [4, 8, 2],
    [16, 64, 8],
    [64, 256, 8],
    [16, 3, 3],
    [8, 0.5, 1],
  ])('of a machine of %s cores and %s GiB is %s', (cores, gib, expected) => {
    expect(processesFor(cores, gib * GIB)).toBe(expected)
  })
})
