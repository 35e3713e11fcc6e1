import { fileURLToPath } from 'node:url'
import { Refusal } from '../refusal.ts'

/** Where the pictures of receipts are kept; without a setting, in the database. */
export interface ReceiptSettings {
  /** A folder that all servers of the database share. */
  readonly directory: string | null
  readonly s3: S3Settings | null
}

export interface S3Settings {
  /** With the bucket, such as https://s3.example.org/receipts, and without a slash at its end. */
  readonly url: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

interface ReceiptEnv {
  readonly RECEIPTS_STORE?: string | undefined
  readonly RECEIPTS_KEY?: string | undefined
  readonly RECEIPTS_SECRET?: string | undefined
  readonly RECEIPTS_REGION: string
}

export function readReceiptStore(given: ReceiptEnv): ReceiptSettings {
  const { RECEIPTS_STORE: store, RECEIPTS_KEY: key, RECEIPTS_SECRET: secret } = given
  if (!store) return { directory: null, s3: null }
  if (store.startsWith('file:')) return { directory: fileURLToPath(store), s3: null }
  if (!key || !secret) {
    throw new Refusal(
      'The settings RECEIPTS_KEY and RECEIPTS_SECRET are missing: RECEIPTS_STORE needs them.',
    )
  }
  const url = store.replace(/\/+$/, '')
  const region = given.RECEIPTS_REGION
  return { directory: null, s3: { url, accessKeyId: key, secretAccessKey: secret, region } }
}
