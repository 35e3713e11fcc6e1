import { describe, expect, it } from 'vitest'
import { readReceiptStore } from './receipt-settings.ts'

const read = (given: Record<string, string>) =>
  readReceiptStore({ RECEIPTS_REGION: 'auto', ...given })
const keys = { RECEIPTS_KEY: 'key', RECEIPTS_SECRET: 'secret' }

describe('the place for pictures of receipts', () => {
  it('is the database, a folder or a store', () => {
    expect(read({})).toEqual({ directory: null, s3: null })
    const folder = read({ RECEIPTS_STORE: 'file:///srv/my%20receipts' })
    expect(folder).toEqual({ directory: '/srv/my receipts', s3: null })
    const store = read({ RECEIPTS_STORE: 'https://s3.example.org/bucket/', ...keys })
    expect(store.s3).toEqual({
      url: 'https://s3.example.org/bucket',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      region: 'auto',
    })
  })

  it('needs both keys of a store', () => {
    const RECEIPTS_STORE = 'https://s3.example.org/bucket'
    expect(() => read({ RECEIPTS_STORE })).toThrow('RECEIPTS_KEY')
    expect(() => read({ RECEIPTS_STORE, RECEIPTS_KEY: 'key' })).toThrow('RECEIPTS_SECRET')
  })
})
