import { expect, it } from 'vitest'
import { z } from 'zod'
import { readSso, ssoEnvironment } from './sso-settings.ts'

const here = { HOST: '127.0.0.1', TRUST_PROXY: false }
const all = {
  OIDC_ISSUER: 'https://id.example.org',
  OIDC_CLIENT_ID: 'moneycomb',
  OIDC_CLIENT_SECRET: 'a secret',
}
const read = (given: object, where = here) =>
  readSso({ ...z.object(ssoEnvironment).parse(given), ...where })

it('is nothing where nothing of it is set', () => {
  expect(read({})).toBeNull()
})

it('is whole, and asks for what is missing', () => {
  expect(read({ ...all, OIDC_ALLOWED_DOMAINS: 'Acme.example, other.example' })).toMatchObject({
    ...{ issuer: 'https://id.example.org', isOnly: false, isSignup: true },
    domains: ['acme.example', 'other.example'],
  })
  for (const name of Object.keys(all)) {
    expect(() => read({ ...all, [name]: undefined })).toThrow(name)
  }
  expect(() => read({ SSO_ONLY: '1' })).toThrow('OIDC_ISSUER')
  expect(() => read({ ...all, OIDC_SCOPES: 'email' })).toThrow('openid')
  expect(() => read({ ...all, OIDC_ALLOWED_DOMAINS: '@acme.example' })).toThrow('domains')
})

it('is plain http on this machine only', () => {
  const plain = { ...all, OIDC_ISSUER: 'http://localhost:9000' }
  expect(read(plain)?.issuer).toBe('http://localhost:9000')
  expect(() => read(plain, { ...here, HOST: '0.0.0.0' })).toThrow('https')
})
