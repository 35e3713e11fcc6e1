import { spawnSync } from 'node:child_process'
import { isBuilt } from './build.mjs'
import { ensureInstalled, findNode, root } from './install.mjs'

/** Starts a file with our own Node: `run.mjs <file> …`; with `--built` first, the app is built. */
ensureInstalled()
const run = (...args) => spawnSync(findNode(), args, { cwd: root, stdio: 'inherit' }).status ?? 1
const [first, ...rest] = process.argv.slice(2)
const wantsBuild = first === '--built'
const built = wantsBuild && !isBuilt() ? run('scripts/build.mjs') : 0
process.exitCode = built || run(...(wantsBuild ? rest : [first, ...rest]))
