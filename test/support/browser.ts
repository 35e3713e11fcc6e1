import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { unpackBundledBrowser } from './browser-bundle.ts'

export interface FoundBrowser {
  readonly executablePath: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Older ones lack the CSS that Tailwind 4 is built on. */
const oldestMajor = 120

const namesOnPath = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'microsoft-edge',
]

const usualPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name]
    return folder === undefined
      ? []
      : [
          join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(folder, 'Chromium', 'Application', 'chrome.exe'),
          join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
        ]
  }),
  linux: ['/opt/google/chrome/chrome', '/usr/lib/chromium/chromium', '/snap/bin/chromium'],
}

const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** CHROME_PATH, else a browser of this machine, else the one npm brought, else apt as root. */
export function findBrowser(): FoundBrowser {
  return findNamed() ?? findInstalled() ?? findBundled() ?? installWithApt()
}

/** The one npm brought goes first: it never had a window, and a story costs a third less in it. */
export function findLightBrowser(): FoundBrowser {
  return findNamed() ?? findBundled() ?? findBrowser()
}

function findNamed(): FoundBrowser | undefined {
  const named = process.env.CHROME_PATH
  return named ? found(named) : undefined
}

function findBundled(): FoundBrowser | undefined {
  const bundled = unpackBundledBrowser()
  return bundled && found(bundled.executablePath, bundled.env)
}

function found(executablePath: string, extra: Readonly<Record<string, string>> = {}): FoundBrowser {
  return { executablePath, args, env: { ...inheritedEnv(), ...extra } }
}

function inheritedEnv(): Record<string, string> {
  const pairs = Object.entries(process.env)
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
}

function findInstalled(): FoundBrowser | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath =
    process.platform === 'win32'
      ? []
      : namesOnPath.flatMap((name) => folders.map((folder) => join(folder, name)))
  const places = [...onPath, ...(usualPlaces[process.platform] ?? [])]
  const place = places.find((each) => existsSync(each) && isUsable(each))
  return place === undefined ? undefined : found(place)
}

/** Asked for its version, because a distribution's `chromium` may be a note about a snap. */
function isUsable(executablePath: string): boolean {
  if (process.platform === 'win32') return true
  try {
    const said = execFileSync(executablePath, ['--version'], {
      timeout: 20_000,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    })
    return Number(/ (\d+)\./.exec(said)?.[1] ?? 0) >= oldestMajor
  } catch {
    return false
  }
}

function installWithApt(): FoundBrowser {
  const remedy = 'Install Chrome or Chromium, or set CHROME_PATH to one.'
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error(`No browser was found. ${remedy}`)
  process.stdout.write('No browser was found: installing chromium with apt-get.\n')
  try {
    const options: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] }
    execFileSync('apt-get', ['update', '-q'], options)
    execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'], options)
  } catch (cause) {
    throw new Error(`apt-get could not install chromium. ${remedy}`, { cause })
  }
  const installed = findInstalled()
  if (!installed) throw new Error(`apt-get installed no usable chromium. ${remedy}`)
  return installed
}
