import { describe, expect, it } from 'vitest'
import { isPrivateHost, lookupPublic } from './public-address.ts'

const look = (name: string) =>
  new Promise<string>((resolve) => {
    lookupPublic(name, {}, (error, address) => resolve(error ? 'refused' : String(address)))
  })

describe('an address that is not public', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '255.255.255.255',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[fd00::1]',
    '[fe80::1]',
    '[fec0::1]',
    '[::ffff:8.8.8.8]',
    '[2002:7f00:1::1]',
    '[2001:0:4136:e378::1]',
    '[2001:db8::1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[100::1]',
    '[ff02::1]',
    '192.0.2.1',
    '203.0.113.9',
    'localhost',
    'a.localhost',
    'database',
    'localhost.',
    'internal.',
    'push.example.org.',
    'printer.local',
    'PRINTER.LOCAL',
    'metadata.google.internal',
    'router.home.arpa',
  ])('is known: %s', (host) => expect(isPrivateHost(host)).toBe(true))

  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '[2606:4700::1111]',
    '[2a00:1450:4001::200e]',
    'push.example.org',
  ])('is not taken for one: %s', (host) => expect(isPrivateHost(host)).toBe(false))

  it('is refused on the way too, whatever the name says', async () => {
    expect(await look('localhost')).toBe('refused')
  })
})
