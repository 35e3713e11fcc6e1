import { describe, expect, it } from 'vitest'
import { networksOf, plainAddress, shortAddress } from './networks.ts'

describe('plainAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2A00:1450:4001:0000::200E', '2a00:1450:4001::200e'],
    ['2a00:1450:4001:0:0:0:0:200e', '2a00:1450:4001::200e'],
    ['[2a00:1450:4001::200e]:443', '2a00:1450:4001::200e'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('writes %s as %s', (text, plain) => expect(plainAddress(text)).toBe(plain))
})

describe('networksOf', () => {
  it('counts an IPv4 address alone, however it is spelled', () => {
    expect(networksOf('::ffff:203.0.113.7')).toEqual(networksOf('203.0.113.7'))
  })

  it('counts all addresses of one IPv6 network together', () => {
    const [near, wide] = networksOf('2a00:1450:4001:82a::200e')
    expect([near, wide]).toEqual(['2a00:1450:4001:82a::/64', '2a00:1450:4001::/48'])
    expect(networksOf('2a00:1450:4001:82a:ffff:1:2:3')).toEqual([near, wide])
    expect(networksOf('2a00:1450:4001:1::1')).toEqual(['2a00:1450:4001:1::/64', wide])
    expect(networksOf('2a00::1')[0]).toBe('2a00:0:0:0::/64')
  })
})

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['anna@example.org', 'unknown'],
])('%s is logged as %s', (address, short) => {
  expect(shortAddress(address)).toBe(short)
})
