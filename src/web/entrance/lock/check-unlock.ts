import type { KnownPasskey, PasskeyProof } from '#contract/identity/passkeys.ts'

export interface Question {
  readonly challenge: string
  readonly origin: string
  readonly rpId: string
  readonly passkeys: readonly KnownPasskey[]
}

const HASH_BYTES = 32
/** Somebody was there, and their device knew them. */
const PRESENT_AND_VERIFIED = 0b101
/** A number of the curve, before and after. */
const PART_BYTES = 32

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))

const sha256 = async (data: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', data))

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

interface ClientData {
  readonly type?: unknown
  readonly challenge?: unknown
  readonly origin?: unknown
  readonly crossOrigin?: unknown
}

/** What was said to the device: for this, here, and by no page inside another. */
function isMeant(said: Uint8Array<ArrayBuffer>, { challenge, origin }: Question): boolean {
  const client = JSON.parse(new TextDecoder().decode(said)) as ClientData
  const isFor = client.type === 'webauthn.get' && client.challenge === challenge
  return isFor && client.origin === origin && client.crossOrigin !== true
}

/** Passkeys write the two numbers of a signature as a list; browsers take one after the other. */
function plainSignature(list: Uint8Array): Uint8Array<ArrayBuffer> {
  const plain = new Uint8Array(2 * PART_BYTES)
  let at = 2
  for (const end of [PART_BYTES, 2 * PART_BYTES]) {
    const length = list[at + 1] ?? 0
    const number = list.subarray(at + 2, at + 2 + length)
    // A number that would look negative begins with a nought.
    const digits = number.subarray(Math.max(0, number.length - PART_BYTES))
    plain.set(digits, end - digits.length)
    at += 2 + length
  }
  return plain
}

const ways = {
  EC: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  OKP: { name: 'Ed25519' },
  RSA: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
} as const

async function hasSigned(
  { key }: KnownPasskey,
  given: Uint8Array,
  data: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const way = ways[key.kty]
  const known = await crypto.subtle.importKey('jwk', key, way, false, ['verify'])
  const signature = key.kty === 'EC' ? plainSignature(given) : Uint8Array.from(given)
  return crypto.subtle.verify(way, known, signature, data)
}

/** Whether a passkey that is known here, unlocked by its owner, answered what was asked. */
export async function isUnlocked(asked: Question, { id, response }: PasskeyProof) {
  const passkey = asked.passkeys.find((one) => one.id === id)
  if (!passkey) return false
  const said = bytesOf(response.clientDataJSON)
  const shown = bytesOf(response.authenticatorData)
  const flags = shown[HASH_BYTES] ?? 0
  const host = await sha256(new TextEncoder().encode(asked.rpId))
  const isRight =
    isMeant(said, asked) &&
    isSame(shown.subarray(0, HASH_BYTES), host) &&
    (flags & PRESENT_AND_VERIFIED) === PRESENT_AND_VERIFIED
  if (!isRight) return false
  const data = Uint8Array.from([...shown, ...(await sha256(said))])
  return hasSigned(passkey, bytesOf(response.signature), data)
}
