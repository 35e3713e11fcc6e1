import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** CBOR of small whole numbers, texts, bytes and maps: all that a passkey is written in. */
function cbor(value: number | string | Buffer | ReadonlyMap<unknown, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const parts = [...value].flatMap(([key, one]) => [cbor(key as number), cbor(one as number)])
  return Buffer.concat([head(5, value.size), ...parts])
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}

const PRESENT_AND_VERIFIED = 0b101
const WITH_KEY = 0b1000000

interface Place {
  readonly rpId: string
  readonly origin: string
}

interface Asked {
  readonly options: { readonly challenge: string }
}

interface How {
  readonly origin?: string
  readonly counter?: number
  /** Without its owner's finger or code. */
  readonly isLocked?: boolean
}

/** The public part of its key, as COSE writes it. */
const coseKey = ({ x = '', y = '' }: { readonly x?: string; readonly y?: string }) =>
  new Map<number, number | Buffer>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])

/** A device that keeps one passkey, for tests without a browser. */
export function softAuthenticator({ rpId, origin }: Place) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const plain = publicKey.export({ format: 'jwk' })
  const key = coseKey(plain)
  const said = (type: string, { options }: Asked, from = origin) =>
    Buffer.from(
      JSON.stringify({ type, challenge: options.challenge, origin: from, crossOrigin: false }),
    )
  const dataOf = (flags: number, counter: number, more: readonly Buffer[] = []) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...more])
  }
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const }
  return {
    id: named.id,
    key: plain,
    make(asked: Asked, { origin: from, counter = 0 }: How = {}) {
      const length = Buffer.from([0, id.length])
      const credential = [Buffer.alloc(16), length, id, cbor(key)]
      const authData = dataOf(PRESENT_AND_VERIFIED | WITH_KEY, counter, credential)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: base64url(said('webauthn.create', asked, from)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    give(asked: Asked, { origin: from, counter = 0, isLocked = false }: How = {}) {
      const authenticatorData = dataOf(isLocked ? 1 : PRESENT_AND_VERIFIED, counter)
      const clientData = said('webauthn.get', asked, from)
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(clientData)]),
        privateKey,
      )
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
      }
    },
  }
}
