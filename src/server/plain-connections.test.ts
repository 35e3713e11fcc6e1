import { expect, it } from 'vitest'
import { plainConnections } from './plain-connections.ts'

const nothing = {
  ...{
    databaseUrl: null,
    databaseOwnerUrl: null,
    databaseReadUrls: [],
    mail: null,
    sms: null,
    captcha: null,
  },
  ...{ ratesUrl: null, model: null, receipts: { directory: null, s3: null } },
}

it.each([
  ['postgres://anna@db.example.org/book', ['DATABASE_URL']],
  ['postgres://anna@db.example.org/book?sslmode=prefer', ['DATABASE_URL']],
  ['postgresql://anna@db.example.org/book?sslmode=verify-full', []],
  ['postgres://anna@127.0.0.1/book', []],
  ['postgres:///book?host=/run/postgresql', []],
])('tells of a database on another machine without TLS: %s', (databaseUrl, told) => {
  expect(plainConnections({ ...nothing, databaseUrl })).toEqual(told)
})

it('tells of every other setting too', () => {
  const mail = (smtpUrl: string) => ({ smtpUrl, from: 'house@example.org' })
  const plain = { mail: mail('smtp://mail.example.org:25'), ratesUrl: 'http://rates.example.org' }
  expect(plainConnections({ ...nothing, ...plain })).toEqual(['SMTP_URL', 'RATES_URL'])
  const kept = { mail: mail('smtps://mail.example.org'), ratesUrl: 'https://rates.example.org' }
  expect(plainConnections({ ...nothing, ...kept })).toEqual([])
})
