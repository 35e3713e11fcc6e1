import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
const tokenShape = /^[\w-]{43}$/

export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

export const isTokenShaped = (token: string) => tokenShape.test(token)

/** What is kept at rest. The token is random, so a fast hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
