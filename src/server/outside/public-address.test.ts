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
    'localhost',
    'a.localhost',
    'database',
  ])('is known: %s', (host) => expect(isPrivateHost(host)).toBe(true))

  it.each(['8.8.8.8', '172.32.0.1', '[2606:4700::1111]', 'push.example.org'])(
    'is not taken for one: %s',
    (host) => expect(isPrivateHost(host)).toBe(false),
  )

  it('is refused on the way too, whatever the name says', async () => {
    expect(await look('localhost')).toBe('refused')
  })
})
