import { createHash, createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const client = { id: 'moneycomb', secret: 'only known to the two of them' }

/** Somebody the issuer knows. */
export interface IssuerPerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

/** What is wrong with it just now. */
export interface Trouble {
  /** Claims of the next answers that are not as they should be. */
  claims?: Readonly<Record<string, unknown>>
  /** `none`: unsigned; `stranger`: by a key that is nobody's; `secret`: by the client's own. */
  signedBy?: 'none' | 'stranger' | 'secret'
  /** What it calls itself where it is asked. */
  calledBy?: string
  /** What it says in the address that it is. */
  saysItIs?: string
  isDown?: boolean
  /** Tells the address only to who asks once more. */
  isBrief?: boolean
  /** When they last showed there who they are. */
  shownS?: number
}

interface Asked {
  readonly person: IssuerPerson
  readonly nonce: string
  readonly challenge: string
  readonly redirect: string
}

/** What one issuer knows and is told. */
interface Desk {
  url: string
  visitor: IssuerPerson
  readonly trouble: Trouble
  readonly codes: Map<string, Asked>
  readonly tokens: Map<string, IssuerPerson>
  readonly secrets: string[]
}

const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')
const keyOf = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

const [own, stranger] = [keyOf(), keyOf()]

function signed({ trouble: { signedBy } }: Desk, claims: object): string {
  const alg = signedBy === 'none' ? 'none' : signedBy === 'secret' ? 'HS256' : 'RS256'
  const body = [{ alg, kid: 'one', typ: 'JWT' }, claims].map((part) =>
    base64url(JSON.stringify(part)),
  )
  const said = body.join('.')
  if (signedBy === 'none') return `${said}.`
  if (signedBy === 'secret') {
    return `${said}.${createHmac('sha256', client.secret).update(said).digest('base64url')}`
  }
  const key = (signedBy === 'stranger' ? stranger : own).privateKey
  return `${said}.${base64url(sign('sha256', Buffer.from(said), key))}`
}

function claimsFor({ trouble, url }: Desk, { person, nonce }: Asked) {
  const now = Math.floor(Date.now() / 1000)
  const told = trouble.isBrief ? { sub: person.sub } : person
  const when = { iat: now, exp: now + 300, auth_time: trouble.shownS ?? now }
  return { iss: url, aud: client.id, nonce, ...when, ...told, ...trouble.claims }
}

const metadata = ({ url, trouble }: Desk) => ({
  issuer: trouble.calledBy ?? url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  userinfo_endpoint: `${url}/userinfo`,
  jwks_uri: `${url}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  authorization_response_iss_parameter_supported: true,
})

/** Who is signed in there is let go on at once. */
function authorize({ codes, secrets, visitor, trouble, url }: Desk, query: URLSearchParams) {
  const code = randomUUID()
  secrets.push(code)
  const asked = (name: string) => query.get(name) ?? ''
  codes.set(code, {
    person: visitor,
    nonce: asked('nonce'),
    challenge: asked('code_challenge'),
    redirect: asked('redirect_uri'),
  })
  const said = { code, state: asked('state'), iss: trouble.saysItIs ?? url }
  return `${asked('redirect_uri')}?${new URLSearchParams(said)}`
}

/** Once for each code, to the program that asked and knows the verifier. */
function token(desk: Desk, form: URLSearchParams, authorization: string) {
  const { codes, tokens, secrets } = desk
  const asked = codes.get(form.get('code') ?? '')
  codes.delete(form.get('code') ?? '')
  const pair = `${client.id}:${new URLSearchParams({ s: client.secret }).toString().slice(2)}`
  const isClient = authorization === `Basic ${Buffer.from(pair).toString('base64')}`
  const verifier = form.get('code_verifier') ?? ''
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const isRight =
    isClient && asked?.challenge === challenge && asked.redirect === form.get('redirect_uri')
  if (!asked || !isRight) return { status: 400, body: { error: 'invalid_grant' } }
  const access = randomUUID()
  const idToken = signed(desk, claimsFor(desk, asked))
  secrets.push(access, idToken, verifier)
  tokens.set(access, asked.person)
  const body = { access_token: access, token_type: 'Bearer', expires_in: 60, id_token: idToken }
  return { status: 200, body }
}

async function answer(desk: Desk, request: IncomingMessage, response: ServerResponse) {
  const at = new URL(request.url ?? '/', desk.url)
  const say = (body: unknown, status = 200) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  const authorization = request.headers.authorization ?? ''
  if (desk.trouble.isDown) return say({ error: 'server_error' }, 503)
  if (at.pathname === '/authorize') {
    return response.writeHead(303, { Location: authorize(desk, at.searchParams) }).end()
  }
  if (at.pathname === '/token') {
    const given = token(desk, new URLSearchParams(await text(request)), authorization)
    return say(given.body, given.status)
  }
  if (at.pathname === '/userinfo') {
    return say(desk.tokens.get(authorization.replace('Bearer ', '')))
  }
  if (at.pathname === '/jwks') {
    const key = own.publicKey.export({ format: 'jwk' })
    return say({ keys: [{ ...key, kid: 'one', use: 'sig', alg: 'RS256' }] })
  }
  return say(metadata(desk))
}

/** An issuer of single sign-on on this machine, which can be told to be wrong. */
export async function openIssuer() {
  const desk: Desk = {
    ...{ url: '', visitor: { sub: 'nobody' }, trouble: {}, secrets: [] },
    ...{ codes: new Map(), tokens: new Map() },
  }
  const server = createServer((request, response) => void answer(desk, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  desk.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: desk.url,
    /** What it handed out: nothing of it is to stand in our logs or tables. */
    secrets: desk.secrets,
    /** For a server that lets people in by it. */
    env: {
      OIDC_ISSUER: desk.url,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_NAME: 'Acme',
    },
    /** Who sits in front of it now, signed in. */
    visit: (person: IssuerPerson) => {
      desk.visitor = person
    },
    /** What is wrong until the next word; nothing when none is given. */
    be: (wrong: Trouble = {}) => {
      for (const name of Object.keys(desk.trouble)) Reflect.deleteProperty(desk.trouble, name)
      Object.assign(desk.trouble, wrong)
    },
    /** What a browser that goes there comes back with. */
    said: async (address: string): Promise<string> => {
      const { headers } = await fetch(address, { redirect: 'manual' })
      return new URL(headers.get('location') ?? '').search.slice(1)
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
